/** The root fields of one request fail apart: the data of the others stays. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPhotos, createPlanOffers } from '../test/factories';
import { startHarness, type GraphqlAnswer, type Harness } from '../test/harness';
import { orderInput, OWN_ORDERS, ordersOf, signedIn } from '../test/order-calls';
import type { PlanOffer } from '../features/plans/plan-offer.entity';

let harness: Harness;
let offer: PlanOffer;
beforeAll(async () => {
  harness = await startHarness();
  await createPhotos(harness.dataSource, 1);
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
});
afterAll(() => harness.stop());

const failuresOf = ({ errors }: GraphqlAnswer) =>
  (errors as (GraphqlAnswer['errors'][number] & { path: unknown })[]).map(({ path, extensions }) => [
    path,
    extensions.code,
  ]);

test.each([
  [
    'a private field without a log-in',
    '{ me { user { name } } photos { caption } }',
    { me: null, photos: [{ caption: 'Photo 1' }] },
    [[['me'], 'UNAUTHENTICATED']],
  ],
  [
    'an invalid argument',
    '{ reviews(first: 0) { nodes { id } } planOffers { name } }',
    { reviews: null, planOffers: [{ name: 'Offer 1' }] },
    [[['reviews'], 'BAD_USER_INPUT']],
  ],
  [
    'several fields, one with an alias',
    '{ none: articles(first: 101) { nodes { id } } photos { caption } orders { nodes { id } } }',
    { none: null, photos: [{ caption: 'Photo 1' }], orders: null },
    [
      [['none'], 'BAD_USER_INPUT'],
      [['orders'], 'UNAUTHENTICATED'],
    ],
  ],
])('beside %s the other fields have their data, with status 200', async (_name, query, data, failures) => {
  const answer = await harness.gql(query);
  expect(answer).toMatchObject({ status: 200, data });
  expect(failuresOf(answer).sort()).toEqual(failures);
});

const PLACE = 'placeOrder(input: $order) { order { status } }';
const REFUSED = 'cancelOrder(input: { id: "no-order" }) { message }';

test.each([
  ['before', `${REFUSED} ${PLACE}`],
  ['after', `${PLACE} ${REFUSED}`],
])('a refused mutation %s another leaves its data and its effect', async (_name, mutations) => {
  const { browser } = await signedIn(harness);
  const document = `mutation ($order: PlaceOrderInput!) { ${mutations} }`;
  const answer = await browser.gql(document, { order: orderInput(offer) });
  const data = { placeOrder: { order: { status: 'PENDING' } }, cancelOrder: null };
  expect(answer).toMatchObject({ status: 200, data });
  expect(failuresOf(answer)).toEqual([[['cancelOrder'], 'NOT_FOUND']]);
  expect(await ordersOf(browser, OWN_ORDERS)).toMatchObject([{ status: 'PENDING' }]);
});

test('a field of a user that is refused leaves the others', async () => {
  const { user } = await signedIn(harness);
  const { browser: frontDesk } = await signedIn(harness, 'front_desk');
  const query = `query ($id: ID!) { user(id: $id) { id memberships { planType } measurements { nodes { id } } } }`;
  const answer = await frontDesk.gql(query, { id: user.id });
  const memberships = [{ planType: 'PASS' }, { planType: 'NUTRITION' }];
  expect(answer.data).toEqual({ user: { id: user.id, memberships, measurements: null } });
  expect(failuresOf(answer)).toEqual([[['user', 'measurements'], 'FORBIDDEN']]);
});

test('a request in which every field fails has the status of the first error', async () => {
  const answer = await harness.gql('{ me { user { name } } orders { nodes { id } } }');
  expect(answer).toMatchObject({ status: 401, data: { me: null, orders: null } });
});
