import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../database/migrations';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, buyAndRefund, orderInput } from '../../test/order-calls';
import { checkReceiptChain } from './receipt-chain';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  const admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const places: string[] = [];
  for (let n = 0; n < 4; n++) {
    const member = actorOf(await createUser(harness.dataSource));
    places.push((await harness.services.orders.place(member, orderInput(offer!))).order.id);
  }
  // Sent at once, so that concurrent transactions take the numbers.
  await Promise.all(
    places.map((id) => harness.services.orderAdministration.confirm(admin, id, { method: 'cash' })),
  );
  await buyAndRefund(harness, await createUser(harness.dataSource));
});
afterAll(() => harness.stop());

const check = () => checkReceiptChain(harness.dataSource);

/** Runs statements as somebody could who owns the database, checks the chain, and takes them back. */
async function afterTampering(...statements: string[]) {
  const runner = harness.dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query('alter table receipts disable trigger receipts_stay');
    for (const statement of statements) await runner.query(statement);
    return await checkReceiptChain(runner.manager);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

const one = (number: string) => `where number = 'BH/26-27/${number}'`;

test('the documents of both series are chained, also those that are issued at once', async () => {
  expect(await check()).toEqual({ checked: 7, broken: null });
});

test('a document has the hash of the one before it in its own', async () => {
  const [first, second] = await harness.dataSource.query<{ hash: string }[]>(
    "select hash from receipts where number like 'BH/%' order by number limit 2",
  );
  expect(first!.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(second!.hash).not.toBe(first!.hash);
});

test.each([
  [
    'content',
    `update receipts set content = jsonb_set(content, '{recipient}', '"Someone"') ${one('000002')}`,
  ],
  ['time', `update receipts set issued_at = issued_at - interval '1 day' ${one('000002')}`],
  [
    'order',
    `update receipts set order_id = (select id from orders where id <> order_id limit 1) ${one('000002')}`,
  ],
])('a changed %s is found', async (what, statement) => {
  const drop = what === 'order' ? ['drop index receipts_one_sale'] : [];
  const { broken } = await afterTampering(...drop, statement);
  expect(broken).toBe('BH/26-27/000002');
});

const HASH_BEFORE = "(select hash from receipts where number = 'BH/26-27/000001')";

test('a changed document with a new hash of its own does not fit the one after it', async () => {
  const { broken } = await afterTampering(
    `update receipts set content = jsonb_set(content, '{recipient}', '"Someone"') ${one('000002')}`,
    `update receipts set hash = receipt_hash(receipts, ${HASH_BEFORE}) ${one('000002')}`,
  );
  expect(broken).toBe('BH/26-27/000003');
});

test('a removed document is found, also the last one', async () => {
  const inside = await afterTampering(`delete from receipts ${one('000002')}`);
  expect(inside.broken).toBe('BH/26-27/000003');
  const [last] = await harness.dataSource.query<{ number: string }[]>(
    "select max(number) as number from receipts where number like 'BH/%'",
  );
  const { broken } = await afterTampering(`delete from receipts where number = '${last!.number}'`);
  expect(broken).toBe(last!.number);
});

test('the chain stays unbroken when the account of a member is deleted', async () => {
  await harness.dataSource.query("delete from users where role = 'user'");
  expect(await check()).toEqual({ checked: 7, broken: null });
});

test('documents from before the chain get their hashes with the migration', async () => {
  const { dataSource } = harness;
  const hashes = () => dataSource.query<{ hash: string }[]>('select hash from receipts order by number');
  const before = await hashes();
  const steps = migrations
    .map((Migration) => new Migration())
    .filter(({ name }) => /^(Hash|Chain)OfReceipts/.test(name ?? ''));
  expect(steps).toHaveLength(2);
  await dataSource.transaction(async ({ queryRunner }) => {
    for (const step of [...steps].reverse()) await step.down(queryRunner!);
    for (const step of steps) await step.up(queryRunner!);
  });
  expect(await hashes()).toEqual(before);
  expect(await check()).toEqual({ checked: 7, broken: null });
});
