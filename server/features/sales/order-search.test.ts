/** Staff search orders by number and by member, and filter them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, orderInput, ORDERS, signedIn } from '../../test/order-calls';
import { statementsOf } from '../../test/sql-statements';
import { User } from '../accounts/user.entity';

let harness: Harness;
let desk: Browser;
const numbers: Record<string, number> = {};
beforeAll(async () => {
  harness = await startHarness();
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  for (const name of ['Asha Joshi', 'Ravi Joshi']) {
    const user = await createUser(harness.dataSource, {
      name,
      email: `${name.split(' ')[0]!.toLowerCase()}@home.example`,
    });
    const [offer] = await createPlanOffers(harness.dataSource, 1, { name: `Plan of ${name}` });
    numbers[name] = (await harness.services.orders.place(actorOf(user), orderInput(offer!))).order.number;
  }
});
afterAll(() => harness.stop());

const find = (search: string, more = {}) => desk.gql(ORDERS, { filter: { search, ...more } });

async function found(search: string, more = {}): Promise<string[]> {
  const { data } = await find(search, more);
  const { nodes } = data?.['orders'] as { nodes: { number: number }[] };
  return nodes.map(({ number }) => Object.keys(numbers).find((name) => numbers[name] === number)!).sort();
}

test('orders are found by the words of name and e-mail address of their member', async () => {
  expect(await found('joshi')).toEqual(['Asha Joshi', 'Ravi Joshi']);
  expect(await found('JOSHI ravi@')).toEqual(['Ravi Joshi']);
  expect(await found('asha', { statuses: ['PENDING'] })).toEqual(['Asha Joshi']);
  expect(await found('asha', { statuses: ['PAID'] })).toEqual([]);
  expect(await found('as%a')).toEqual([]);
  expect(await found(' ')).toHaveLength(2);
});

test('orders are listed of a member, and of the days on which they were placed in the studio', async () => {
  const { dataSource } = harness;
  const placeAt = (name: string, moment: string) =>
    dataSource.query('update orders set placed_at = $1 where number = $2', [moment, numbers[name]]);
  await placeAt('Asha Joshi', '2026-01-31T18:29:59Z');
  await placeAt('Ravi Joshi', '2026-01-31T18:30:00Z');
  const january = { placedOn: { from: '2026-01-31', to: '2026-01-31' } };
  expect(await found('', january)).toEqual(['Asha Joshi']);
  expect(await found('', { placedOn: { from: '2026-02-01' } })).toEqual(['Ravi Joshi']);
  const { id: memberId } = await dataSource.getRepository(User).findOneByOrFail({ name: 'Asha Joshi' });
  expect(await found('', { memberId })).toEqual(['Asha Joshi']);
  expect(await found('', { memberId, placedOn: { from: '2026-02-01' } })).toEqual([]);
  expect(await found('', { memberId: 'nobody' })).toEqual([]);
});

test('an order is found by its number, with or without #', async () => {
  const number = numbers['Ravi Joshi']!;
  expect(await found(`${number}`)).toEqual(['Ravi Joshi']);
  expect(await found(` #${number} `)).toEqual(['Ravi Joshi']);
  expect(await found('999999999')).toEqual([]);
});

test('a text that is too long is refused at the field', async () => {
  const refusal = refusalOf(await find('x'.repeat(SEARCH_LENGTH_MAX + 1)));
  expect(refusal).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
});

test('a search in the orders of one member reads no other members, of whom there may be many', async () => {
  const { id } = await harness.dataSource.getRepository(User).findOneByOrFail({ name: 'Asha Joshi' });
  const query =
    'query ($id: ID!) { user(id: $id) { orders(filter: { search: "joshi" }) { nodes { number } } } }';
  const statements = await statementsOf(harness.dataSource, async () => {
    expect((await desk.gql(query, { id })).data).toEqual({
      user: { orders: { nodes: [{ number: numbers['Asha Joshi'] }] } },
    });
  });
  const searches = statements.filter((text) => text.includes('"search_text"'));
  expect(searches).toEqual([expect.stringContaining('"member"."user_id" = any(')]);
});
