/** Calls for orders, from choosing a plan to the refund. */
import { randomUUID } from 'node:crypto';
import type { GatewayName, PaymentMethod } from '#common/orders/payments';
import type { OrderStatus, RefundCause, RefundStatus } from '#common/orders/status-transitions';
import type { Role } from '#common/auth/roles';
import type { User } from '../features/members/user.entity';
import { MembershipReminder } from '../features/memberships/membership-reminder.entity';
import type { PlanOffer } from '../features/plans/plan-offer.entity';
import { NO_CALLER } from '../lib/caller';
import type { UserActor } from '../lib/actor';
import { Browser } from './browser';
import { createPlanOffers, createUser } from './factories';
import type { GraphqlAnswer, Harness } from './harness';

const ORDER = `
  id number plan planType durationMonths status gateway placedAt decidedAt reason waitsUntil offerId
  price { rateBasisPoints taxablePaise cgstPaise sgstPaise roundOffPaise totalPaise }
  receipts { id number kind issuedAt }
  member { id name email phone }
  paidAt payment { id method gateway paidAt }
  refunds { id cause status amountPaise reason requestedAt doneAt byHand gatewayRefundId problem }
`;

const PLACE = `mutation ($input: OrderInput!) {
  placeOrder(input: $input) { message checkout isNew order { ${ORDER} } }
}`;
const CANCEL = `mutation ($id: ID!) { cancelOrder(id: $id) { message order { ${ORDER} } } }`;
const CONFIRM = `mutation ($id: ID!, $method: DeskMethod!) {
  confirmOrder(id: $id, method: $method) { message order { ${ORDER} } }
}`;
const REJECT = `mutation ($id: ID!, $reason: String!) { rejectOrder(id: $id, reason: $reason) { message order { ${ORDER} } } }`;
const REFUND = `mutation ($id: ID!, $reason: String!) { refundOrder(id: $id, reason: $reason) { message order { ${ORDER} } } }`;
const READ = `query ($id: ID!) { order(id: $id) { ${ORDER} } }`;
export const MY_ORDERS = `query ($first: Int, $after: String) {
  myOrders(first: $first, after: $after) { nodes { ${ORDER} } pageInfo { hasNextPage endCursor } }
}`;
export const ORDERS = `query ($status: OrderStatus, $hasOpenRefund: Boolean, $first: Int, $after: String) {
  orders(status: $status, hasOpenRefund: $hasOpenRefund, first: $first, after: $after) { nodes { ${ORDER} } pageInfo { hasNextPage endCursor } }
}`;
export const MEMBERSHIPS = `{
  myMemberships { line status plan startedAt expiry upcoming { plan startsAt expiry } waitingOrder { id number status } }
}`;

export interface OrderAnswer {
  id: string;
  number: number;
  status: OrderStatus;
  receipts: { id: string; number: string; kind: string }[];
  price: Record<string, number>;
  member: { id: string } | null;
  paidAt: string | null;
  payment: { id: string; method: PaymentMethod; gateway: GatewayName; paidAt: string } | null;
  refunds: {
    id: string;
    cause: RefundCause;
    status: RefundStatus;
    amountPaise: number;
    reason: string;
    byHand: string | null;
    problem: string | null;
  }[];
}

/** The input that orders a plan at its list price, which includes any tax. */
export const orderInput = ({ id, pricePaise }: Chosen, requestKey: string = randomUUID()) => ({
  offerId: id,
  totalPaise: pricePaise,
  requestKey,
});
type Chosen = Pick<PlanOffer, 'id' | 'pricePaise'>;

export const place = (browser: Browser, offer: Chosen, requestKey?: string) =>
  browser.gql(PLACE, { input: orderInput(offer, requestKey) });
export const placeWith = (browser: Browser, input: unknown) => browser.gql(PLACE, { input });
export const cancel = (browser: Browser, id: string) => browser.gql(CANCEL, { id });
export const confirm = (browser: Browser, id: string, method = 'cash') =>
  browser.gql(CONFIRM, { id, method });
export const reject = (browser: Browser, id: string, reason = 'Sold out') =>
  browser.gql(REJECT, { id, reason });
export const refund = (browser: Browser, id: string, reason = 'Moved away') =>
  browser.gql(REFUND, { id, reason });

/** The order with this id, as the user of the browser may read it. */
export const read = (browser: Browser, id: string) => browser.gql(READ, { id });

/** The order in the response of any order mutation. */
export function orderOf({ data, errors }: GraphqlAnswer): OrderAnswer {
  const [payload] = Object.values(data ?? {}) as ({ order: OrderAnswer } | null)[];
  if (!payload) throw new Error(`no order: ${errors[0]?.message}`);
  return payload.order;
}

/** Creates an account and a browser that is logged in to it. */
export async function signedIn(harness: Harness, role: Role = 'user') {
  const user = await createUser(harness.dataSource, { role });
  const browser = new Browser(harness);
  await beginSession(harness, browser, user);
  return { user, browser };
}

/** Logs a user in without a password check, which would be the slowest part of a test. */
export async function beginSession(harness: Harness, browser: Browser, user: User): Promise<void> {
  const { access } = await harness.services.sessions.start(harness.dataSource.manager, user, {
    caller: NO_CALLER,
    length: 'browser',
  });
  browser.token = access;
}

/** Orders a plan and has the admin confirm its payment at the desk. */
export async function buy(member: Browser, admin: Browser, offer: PlanOffer): Promise<OrderAnswer> {
  return orderOf(await confirm(admin, orderOf(await place(member, offer)).id));
}

/** The memberships of the user: pass, then nutrition. */
export async function membershipsOf(browser: Browser) {
  const { data } = await browser.gql(MEMBERSHIPS);
  return data?.['myMemberships'] as {
    status: string;
    plan: string | null;
    startedAt: string | null;
    expiry: string | null;
    upcoming: { plan: string; startsAt: string; expiry: string }[];
    waitingOrder: { id: string } | null;
  }[];
}

/** The balance of each ledger account, in paise. */
export async function balancesOf({ dataSource }: Harness): Promise<Record<string, number>> {
  const rows = await dataSource.query<{ account: string; sum: string }[]>(
    'select account, sum(amount_paise) from ledger_entries group by account',
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
}

export const actorOf = ({ id, role }: Pick<User, 'id' | 'role'>): UserActor => ({
  kind: 'user',
  id,
  role,
  sessionId: '',
  mustChangePassword: false,
});

/** Creates rows in every table of orders and memberships for a user, who also acts as the admin of the orders. */
export async function buyAndRefund({ services, dataSource }: Harness, user: User): Promise<void> {
  const [offer] = await createPlanOffers(dataSource, 1, { name: `Offer ${randomUUID()}` });
  const actor = actorOf(user);
  for (const isRefunded of [true, false]) {
    const { order } = await services.orders.place(actor, orderInput(offer!));
    await services.orderAdministration.confirm(actor, order.id, 'cash');
    if (isRefunded) await services.orderAdministration.refund(actor, order.id, 'Moved');
  }
  const [period] = await dataSource.query<{ id: string }[]>(
    'select id from membership_periods where user_id = $1 and ended_at is null',
    [user.id],
  );
  const reminder = { periodId: period!.id, daysBefore: 7, sentAt: new Date() };
  await dataSource.getRepository(MembershipReminder).insert(reminder);
}
