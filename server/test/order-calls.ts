/** Calls for orders, from choosing a plan to the refund. */
import { randomUUID } from 'node:crypto';
import type { GatewayName, PaymentMethod, RefundMethod } from '#common/orders/payments';
import type { OrderStatus, RefundCause, RefundStatus } from '#common/orders/status-transitions';
import type { Role } from '#common/accounts/roles';
import type { User } from '../features/accounts/user.entity';
import { MembershipReminder } from '../features/memberships/membership-reminder.entity';
import type { PlanOffer } from '../features/plans/plan-offer.entity';
import { moneyOf } from '../graphql/money.type';
import { NO_CALLER } from '../lib/caller';
import type { UserActor } from '../lib/actor';
import { Browser } from './browser';
import { createPlanOffers, createUser } from './factories';
import type { GraphqlAnswer, Harness } from './harness';
import { MONEY } from './money';

const ORDER = `
  id number planName planType durationMonths status gateway placedAt decidedAt reason expiresAt offer { id name }
  price { total ${MONEY} taxable ${MONEY} taxLines { name rateBasisPoints amount ${MONEY} } roundOff ${MONEY} }
  receipts { id number kind issuedAt fileUrl }
  member { id name email phone }
  paidAt payment { id method gateway paidAt }
  refunds {
    id cause status amount { minorUnits currencyCode } reason requestedAt doneAt method manualMethod gatewayRefundId problem
  }
`;

const CHECKOUT = `checkout { ... on RazorpayCheckout {
  scriptUrl keyId gatewayOrderId amount { minorUnits currencyCode } merchantName description prefill { name email phone }
} }`;

const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { message ${CHECKOUT} isNew order { ${ORDER} } }
}`;
/** A mutation with an input that returns a message and the order. */
const changing = (name: string) => {
  const input = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${input}!) { ${name}(input: $input) { message order { ${ORDER} } } }`;
};
const [CANCEL, CONFIRM, REJECT, REFUND] = ['cancelOrder', 'confirmOrder', 'rejectOrder', 'refundOrder'].map(
  changing,
) as [string, string, string, string];
export const RETRY_REFUND = changing('retryRefund');
export const RECORD_MANUAL_REFUND = changing('recordManualRefund');

const READ = `query ($id: ID!) { order(id: $id) { ${ORDER} } }`;
const PAGE = `nodes { ${ORDER} } pageInfo { hasNextPage endCursor }`;
/** The orders of the current user. */
export const OWN_ORDERS = `query ($filter: OrderFilter, $first: Int, $after: String) {
  me { user { orders(filter: $filter, first: $first, after: $after) { ${PAGE} } } }
}`;
export const ORDERS = `query ($filter: OrderFilter, $first: Int, $after: String) {
  orders(filter: $filter, first: $first, after: $after) { ${PAGE} }
}`;
const PERIOD = '{ planName startsAt endsAt }';
export const MEMBERSHIPS = `{
  me { user { memberships {
    planType status current ${PERIOD} upcoming ${PERIOD} previous ${PERIOD} paidUntil
    pendingOrder { id number status }
  } } }
}`;

export interface OrderAnswer {
  id: string;
  number: number;
  status: Uppercase<Exclude<OrderStatus, 'placed'>> | 'PENDING';
  receipts: { id: string; number: string; kind: string; fileUrl: string }[];
  price: { total: { minorUnits: number } };
  member: { id: string } | null;
  paidAt: string | null;
  payment: {
    id: string;
    method: Uppercase<PaymentMethod>;
    gateway: Uppercase<GatewayName>;
    paidAt: string;
  } | null;
  payments?: { amount: { minorUnits: number }; method: string }[];
  refunds: {
    id: string;
    cause: Uppercase<RefundCause>;
    status: Uppercase<RefundStatus>;
    amount: { minorUnits: number };
    reason: string;
    method: Uppercase<RefundMethod> | null;
    manualMethod: string | null;
    problem: string | null;
  }[];
}

/** The input that orders a plan at its list price, which includes any tax. */
export const orderInput = ({ id, pricePaise }: Chosen, requestKey: string = randomUUID()) => ({
  offerId: id,
  expectedTotal: moneyOf(pricePaise),
  requestKey,
});
type Chosen = Pick<PlanOffer, 'id' | 'pricePaise'>;

export const place = (browser: Browser, offer: Chosen, requestKey?: string) =>
  browser.gql(PLACE, { input: orderInput(offer, requestKey) });
export const placeWith = (browser: Browser, input: unknown) => browser.gql(PLACE, { input });
export const cancel = (browser: Browser, id: string) => browser.gql(CANCEL, { input: { id } });
export const confirm = (browser: Browser, id: string, method = 'CASH') =>
  browser.gql(CONFIRM, { input: { id, method } });
const SELL = `mutation ($input: SellMembershipInput!) { sellMembership(input: $input) { order { ${ORDER} } } }`;

/** Sells a plan to a member for a rupee now and the rest in two weeks. */
export const sellInParts = (
  staff: Browser,
  { memberId, offer, dueOn = '2026-12-05' }: { memberId: string; offer: Chosen; dueOn?: string },
) =>
  staff.gql(SELL, {
    input: {
      memberId,
      offerId: offer.id,
      method: 'CASH',
      requestKey: randomUUID(),
      partPayment: {
        amount: moneyOf(100),
        instalments: [{ dueOn, amount: moneyOf(offer.pricePaise - 100) }],
      },
    },
  });
export const reject = (browser: Browser, id: string, reason = 'Sold out') =>
  browser.gql(REJECT, { input: { id, reason } });
export const refund = (browser: Browser, id: string, reason = 'Moved away') =>
  refundWith(browser, { id, reason });
export const refundWith = (browser: Browser, input: unknown) => browser.gql(REFUND, { input });

/** The order with this id, as the user of the browser may read it. */
export const read = (browser: Browser, id: string) => browser.gql(READ, { id });

export interface OrderPage {
  nodes: OrderAnswer[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The page in the response of `ORDERS` or `OWN_ORDERS`. */
export function pageOf({ data, errors }: GraphqlAnswer): OrderPage {
  const { orders, me } = (data ?? {}) as { orders?: OrderPage; me?: { user: { orders: OrderPage } } };
  const page = orders ?? me?.user.orders;
  if (!page) throw new Error(`no orders: ${errors[0]?.message}`);
  return page;
}

/** The orders in the response of `ORDERS` or `OWN_ORDERS`. */
export const ordersOf = async (browser: Browser, query: string, variables = {}) =>
  pageOf(await browser.gql(query, variables)).nodes;

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

interface PeriodAnswer {
  planName: string;
  startsAt: string;
  endsAt: string;
}

interface MembershipAnswer {
  planType: string;
  status: string;
  current: PeriodAnswer | null;
  upcoming: PeriodAnswer[];
  previous: PeriodAnswer | null;
  paidUntil: string | null;
  pendingOrder: { id: string } | null;
}

/** The memberships of the user: pass, then nutrition. */
export async function membershipsOf(browser: Browser) {
  const { data } = await browser.gql(MEMBERSHIPS);
  return (data?.['me'] as { user: { memberships: MembershipAnswer[] } }).user.memberships;
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
  const actor = actorOf({ id: user.id, role: 'admin' });
  for (const isRefunded of [true, false]) {
    const { order } = await services.orders.place(actor, orderInput(offer!));
    await services.orderAdministration.confirm(actor, order.id, { method: 'cash' });
    if (isRefunded) await services.orderAdministration.refund(actor, order.id, { reason: 'Moved' });
  }
  await recordReminder(dataSource, user);
}

/** Records that mails told the member of the end of the membership and of an amount due. */
export async function recordReminder(
  dataSource: Harness['dataSource'],
  user: Pick<User, 'id'>,
): Promise<void> {
  const [period] = await dataSource.query<{ id: string }[]>(
    'select id from membership_periods where user_id = $1 and ended_at is null',
    [user.id],
  );
  const reminder = { periodId: period!.id, daysBefore: 7, sentAt: new Date() };
  await dataSource.getRepository(MembershipReminder).insert(reminder);
  await dataSource.query(
    `insert into due_reminders (order_id, due_on, days_after, sent_at)
     select id, '2026-12-05', 1, now() from orders where user_id = $1 on conflict do nothing`,
    [user.id],
  );
}
