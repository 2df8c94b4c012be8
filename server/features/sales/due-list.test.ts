/** Tests of the amounts that members owe, by the promised day. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moneyOf } from '../../graphql/money.type';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, signedIn } from '../../test/order-calls';
import type { PlanOffer } from '../plans/plan-offer.entity';

let harness: Harness;
let desk: Browser;
let offer: PlanOffer;
beforeEach(async () => {
  // Noon in India on 21 November 2026.
  harness = await startHarness();
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
});
afterEach(() => harness.stop());

/** Sells the plan of ₹1,300; these parts are due later. */
async function sell(name: string, ...parts: [dueOn: string, paise: number][]): Promise<string> {
  const { dataSource, services } = harness;
  const admin = actorOf(await createUser(dataSource, { role: 'admin' }));
  const later = parts.reduce((sum, [, paise]) => sum + paise, 0);
  const { order } = await services.deskSales.sell(admin, {
    memberId: (await createUser(dataSource, { name, phone: name === 'Asha' ? '+919876543210' : null })).id,
    offerId: offer.id,
    method: 'cash',
    requestKey: randomUUID(),
    partPayment: {
      amount: moneyOf(130_000 - later),
      instalments: parts.map(([dueOn, paise]) => ({ dueOn, amount: moneyOf(paise) })),
    },
  });
  return order.id;
}

const SUMS = '{ dueSums { age count amount { minorUnits } } }';
async function sums(browser: Browser = desk): Promise<Record<string, [count: number, paise: number]>> {
  const { data } = await browser.gql(SUMS);
  const list = data?.['dueSums'] as { age: string; count: number; amount: { minorUnits: number } }[];
  return Object.fromEntries(list.map(({ age, count, amount }) => [age, [count, amount.minorUnits]]));
}

const LIST = `query ($filter: OrderFilter) {
  orders(filter: $filter, orderBy: { field: DUE_ON, direction: ASC }) {
    nodes { member { name } openInstalments { dueOn amount { minorUnits } } }
  }
}`;
interface Listed {
  member: { name: string };
  openInstalments: { dueOn: string; amount: { minorUnits: number } }[];
}
async function listed(filter: object = {}): Promise<Listed[]> {
  const { data, errors } = await desk.gql(LIST, { filter });
  expect(errors).toEqual([]);
  return (data?.['orders'] as { nodes: Listed[] }).nodes;
}
const namesOf = (orders: Listed[]) => orders.map(({ member }) => member.name);

/** Moves the clock to a time at the studio, and logs in again, since sessions end meanwhile. */
async function waitUntil(moment: string): Promise<void> {
  harness.clock.ms = Date.parse(`${moment}+05:30`);
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
}

test('the sums of all ages are all that is due, and each part is in one of them', async () => {
  await sell('Asha', ['2026-12-01', 40_000], ['2026-12-31', 25_000]);
  await sell('Ravi', ['2026-12-09', 70_000]);
  await sell('Tara', ['2026-11-22', 10_000], ['2026-12-02', 20_000], ['2026-12-08', 30_001]);
  await waitUntil('2026-12-09T12:00:00');
  expect(await sums()).toEqual({
    LATER: [1, 25_000],
    TODAY: [1, 70_000],
    DAYS_1_TO_7: [2, 50_001],
    DAYS_8_TO_30: [2, 50_000],
    OVER_30_DAYS: [0, 0],
  });
  const [{ due }] = await harness.dataSource.query<[{ due: number }]>(
    'select sum(due_paise)::int as due from orders',
  );
  const parts = Object.values(await sums()).map(([, paise]) => paise);
  expect(parts.reduce((sum, paise) => sum + paise, 0)).toBe(due);
});

test('a part of a part that was paid is no longer due, and what is written off neither', async () => {
  const id = await sell('Asha', ['2026-12-01', 40_000], ['2026-12-31', 25_000]);
  const written = await sell('Ravi', ['2026-12-01', 5000]);
  const admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  await harness.services.dues.collect(admin, id, {
    amount: moneyOf(15_000),
    method: 'cash',
    requestKey: randomUUID(),
  });
  await harness.services.dues.writeOff(admin, written, 'Moved');
  await waitUntil('2026-12-02T12:00:00');
  expect(await sums()).toMatchObject({ LATER: [1, 25_000], DAYS_1_TO_7: [1, 25_000] });
  expect(await listed()).toEqual([
    {
      member: { name: 'Asha' },
      openInstalments: [
        { dueOn: '2026-12-01', amount: { minorUnits: 25_000 } },
        { dueOn: '2026-12-31', amount: { minorUnits: 25_000 } },
      ],
    },
  ]);
});

test('the list begins with those who should have paid first, and is filtered by the age of a part', async () => {
  await sell('Asha', ['2026-12-01', 40_000], ['2026-12-31', 25_000]);
  await sell('Ravi', ['2026-12-09', 70_000]);
  await sell('Tara', ['2026-11-22', 10_000]);
  await waitUntil('2026-12-09T12:00:00');
  expect(namesOf(await listed())).toEqual(['Tara', 'Asha', 'Ravi']);
  const ages = ['LATER', 'TODAY', 'DAYS_1_TO_7', 'DAYS_8_TO_30', 'OVER_30_DAYS'];
  const lists: string[][] = [];
  for (const dueAge of ages) lists.push(namesOf(await listed({ dueAge })));
  expect(lists).toEqual([['Asha'], ['Ravi'], [], ['Tara', 'Asha'], []]);
});

test('the list is read page by page', async () => {
  for (const name of ['Asha', 'Ravi', 'Tara']) await sell(name, ['2026-12-01', 40_000]);
  const page = (after: string | null) =>
    desk.gql(
      `query ($after: String) {
        orders(orderBy: { field: DUE_ON, direction: ASC }, first: 1, after: $after) {
          nodes { member { name } }
          pageInfo { endCursor hasNextPage }
        }
      }`,
      { after },
    );
  const names: string[] = [];
  let after: string | null = null;
  do {
    const { data } = await page(after);
    const { nodes, pageInfo } = data?.['orders'] as {
      nodes: Listed[];
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
    names.push(...namesOf(nodes));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  expect(names.sort()).toEqual(['Asha', 'Ravi', 'Tara']);
});

test('the day at the studio counts, not that of Greenwich', async () => {
  await sell('Asha', ['2026-12-01', 40_000]);
  await waitUntil('2026-12-02T00:10:00');
  expect(await sums()).toMatchObject({ TODAY: [0, 0], DAYS_1_TO_7: [1, 40_000] });
});

test('the list is a file, with what is overdue', async () => {
  await sell('Asha', ['2026-12-01', 40_000], ['2026-12-31', 25_000]);
  await sell('Ravi', ['2026-12-31', 70_000]);
  await waitUntil('2026-12-09T12:00:00');
  const { data } = await desk.gql('{ orderExport(filter: { dueAge: DAYS_8_TO_30 }) { text } }');
  const [head, row, rest] = (data?.['orderExport'] as { text: string }).text.split('\r\n');
  expect(head).toContain('Due,Next part by,Days overdue,Overdue,Written off');
  expect(row).toContain(',Asha,+91 98765 43210,');
  expect(row).toContain('part_paid,1300.00,650.00,2026-12-01,8,400.00,0.00');
  expect(rest).toBe('');
  const { data: url } = await desk.gql('{ orderExportUrl(filter: { dueAge: DAYS_8_TO_30 }) }');
  expect(url?.['orderExportUrl']).toBe(
    'http://studio.example/api/user/admin/orders.csv?filter=%7B%22dueAge%22%3A%22DAYS_8_TO_30%22%7D',
  );
  expect(
    await harness.dataSource.query(`select type from journal where type = 'orders.exported'`),
  ).toHaveLength(1);
});

test('members and trainers see no sums and no files', async () => {
  for (const role of ['user', 'trainer'] as const) {
    const { browser } = await signedIn(harness, role);
    for (const query of [SUMS, '{ orderExport { text } }', '{ orderExportUrl }'])
      expect(refusalOf(await browser.gql(query)), query).toMatchObject({ status: 403 });
  }
});
