/** Who may read an order, and what of it. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '#common/accounts/roles';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { orderOf, place, read, signedIn, type OrderAnswer } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let member: Browser;
let user: User;
let order: OrderAnswer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: member, user } = await signedIn(harness));
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  order = orderOf(await place(member, offer!));
});
afterEach(() => harness.stop());

test('members can read themselves as the member of their order', () => {
  const { id, name, email, phone } = user;
  expect(order.member).toEqual({ id, name, email, phone });
});

test('members can read their own orders by id; for others the order does not exist', async () => {
  expect((await read(member, order.id)).data).toEqual({ order });
  for (const role of ['user', 'trainer'] as const) {
    const { browser } = await signedIn(harness, role);
    expect(await read(browser, order.id)).toMatchObject({ errors: [], data: { order: null } });
  }
  expect(refusalOf(await read(new Browser(harness), order.id)).status).toBe(401);
});

test.each<Role>(['front_desk', 'admin'])('the role %s can read any order by id', async (role) => {
  const { browser } = await signedIn(harness, role);
  expect((await read(browser, order.id)).data).toEqual({ order });
});

test('reading an order that does not exist returns null', async () => {
  const { browser: admin } = await signedIn(harness, 'admin');
  for (const id of ['no-id', randomUUID(), '']) {
    expect(await read(admin, id)).toMatchObject({ errors: [], data: { order: null } });
  }
});
