/** Staff search orders by number and by member. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, orderInput, ORDERS, signedIn } from '../../test/order-calls';

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
  expect(await found('asha', { status: ['PENDING'] })).toEqual(['Asha Joshi']);
  expect(await found('asha', { status: ['PAID'] })).toEqual([]);
  expect(await found('as%a')).toEqual([]);
  expect(await found(' ')).toHaveLength(2);
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
