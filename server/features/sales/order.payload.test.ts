import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { orderInput, orderOf, signedIn } from '../../test/order-calls';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { id member { memberships { planType pendingOrder { id } } orders { nodes { id } } } }
  }
}`;

test('the answer to a new order has the memberships and orders of the member after it', async () => {
  const { browser } = await signedIn(harness);
  const offers = await createPlanOffers(harness.dataSource, 2);
  const answers = [];
  for (const offer of offers) {
    harness.clock.ms += 1000;
    answers.push(orderOf(await browser.gql(PLACE, { input: orderInput(offer) })));
  }
  const [first, second] = answers;
  expect(second?.member).toEqual({
    memberships: [
      { planType: 'PASS', pendingOrder: { id: second?.id } },
      { planType: 'NUTRITION', pendingOrder: null },
    ],
    orders: { nodes: [{ id: second?.id }, { id: first?.id }] },
  });
});
