import { Like, type DataSource, type EntityManager } from 'typeorm';
import { defaultSettings } from '#common/settings/default-settings';
import { studio } from '#common/studio';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time';
import { JournalService } from '../features/journal/journal.service';
import { User } from '../features/accounts/user.entity';
import { MemberSummaryService } from '../features/members/member-summary.service';
import { UserService } from '../features/accounts/user.service';
import { Order } from '../features/orders/order.entity';
import { PlanOffer } from '../features/plans/plan-offer.entity';
import type { UserActor } from '../lib/actor';
import type { Clock } from '../lib/clock';
import { Links } from '../lib/links';
import { createLogger } from '../lib/logger';
import { createDayServices } from '../composition/services/days';
import { createSalesServices } from '../composition/services/sales';
import { DEMO_ADDRESSES, DEMO_LOGINS, joinedDaysAgo } from './demo-accounts';
import { closingSteps } from './demo-closings';
import { demoOrders, type DemoOrder } from './demo-order-list';

/** Varies the time of day of the orders. */
const MINUTES_APART = 7;
const DECIDED_AFTER_MS = HOUR_MS;
const REFUNDED_AFTER_MS = 3 * DAY_MS;
const METHODS = ['upi', 'cash', 'card'] as const;

type Sales = ReturnType<typeof createSalesServices>;

/** A call of a service by a member or the admin, at a time in milliseconds since the epoch. */
interface Step {
  at: number;
  run: () => Promise<unknown>;
}

/**
 * Creates orders of the demo members and closes the last days if there are no orders yet; returns whether it did. It
 * uses the services, so that ledger, receipts, memberships and closings are like those of a real studio.
 */
export function seedDemoOrders(dataSource: DataSource, now: number): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    // Two servers that start at the same time must not both find the table empty; the second waits for the first.
    await manager.query('set local lock_timeout = 0');
    await manager.query('lock table orders in share row exclusive mode');
    const admin = await manager.findOneBy(User, { email: DEMO_LOGINS.admin.email, role: 'admin' });
    if (!admin || (await manager.existsBy(Order, {}))) return false;
    const clock = { ms: now };
    const { sales, days } = silentServices(manager, { now: () => clock.ms });
    const actor = actorOf(admin);
    const orders = await matchedOrders(manager, now);
    const sold = orders.flatMap((order) => stepsOf(order, { sales, admin: actor }));
    if (sold.length === 0) return false;
    const steps = [...sold, ...closingSteps({ days, admin: actor, now })];
    for (const { at, run } of steps.sort((earlier, later) => earlier.at - later.at)) {
      clock.ms = at;
      await run();
    }
    return true;
  });
}

/** An order of the list with the rows that it refers to. */
interface MatchedOrder {
  member: UserActor;
  offer: PlanOffer;
  outcome: DemoOrder['outcome'];
  placedAt: number;
  /** Position in the list. */
  index: number;
}

/** The orders whose member and plan exist. */
async function matchedOrders(manager: EntityManager, now: number): Promise<MatchedOrder[]> {
  const members = await manager.findBy(User, { email: Like(DEMO_ADDRESSES), role: 'user' });
  const offers = await manager.find(PlanOffer);
  return demoOrders(joinedDaysAgo).flatMap(({ member: memberName, plan, daysAgo, outcome }, index) => {
    const member = members.find(({ name }) => name === memberName);
    const offer = offers.find(({ name }) => name === plan);
    if (!member || !offer) return [];
    const placedAt = now - daysAgo * DAY_MS + ((index * MINUTES_APART) % 60) * MINUTE_MS;
    return [{ member: actorOf(member), offer, outcome, placedAt, index }];
  });
}

interface StepContext {
  sales: Sales;
  admin: UserActor;
}

/** Placing an order, and the decisions that lead to its outcome. */
function stepsOf(order: MatchedOrder, { sales, admin }: StepContext): Step[] {
  const { member, offer, placedAt, index } = order;
  const { orders, orderAdministration, deskSales, pricing } = sales;
  const method = METHODS[index % METHODS.length]!;
  const requestKey = `demonstration-${index}`;
  let id = '';
  const place = async () => {
    const { totalPaise } = pricing.of(offer.pricePaise);
    const input = {
      offerId: offer.id,
      expectedTotal: { minorUnits: totalPaise, currencyCode: studio.currency },
      requestKey,
    };
    id = (await orders.place(member, input)).order.id;
  };
  const confirm = () => orderAdministration.confirm(admin, id, { method });
  const sell = () => deskSales.sell(admin, { memberId: member.id, offerId: offer.id, method, requestKey });
  const decidedAt = placedAt + DECIDED_AFTER_MS;
  const decisions: Record<Exclude<DemoOrder['outcome'], 'sold'>, Step[]> = {
    waiting: [],
    paid: [{ at: decidedAt, run: confirm }],
    rejected: [
      {
        at: decidedAt,
        run: () => orderAdministration.reject(admin, id, 'Please come to the desk with your papers first.'),
      },
    ],
    cancelled: [{ at: decidedAt, run: () => orders.cancel(member, id) }],
    refunded: [
      { at: decidedAt, run: confirm },
      {
        at: placedAt + REFUNDED_AFTER_MS,
        run: () => orderAdministration.refund(admin, id, { reason: 'Moved to another city.' }),
      },
    ],
  };
  if (order.outcome === 'sold') return [{ at: placedAt, run: sell }];
  return [{ at: placedAt, run: place }, ...decisions[order.outcome]];
}

/** Services within the transaction that send no mails, apply no rate limits, read no files and log nothing. */
function silentServices(manager: EntityManager, clock: Clock) {
  const shared = { dataSource: manager, clock, journal: new JournalService({ dataSource: manager, clock }) };
  const sales = createSalesServices({
    ...shared,
    users: new UserService(),
    memberSummaries: new MemberSummaryService(),
    settings: { current: defaultSettings },
    gateways: () => [],
    links: new Links(''),
    logger: createLogger('silent'),
    limits: { take: () => Promise.resolve(1) },
    outbox: { put: () => Promise.resolve() },
    storage: { get: () => Promise.resolve(null) },
  });
  return { sales, days: createDayServices({ ...shared, ledger: sales.ledger }) };
}

const actorOf = ({ id, role }: User): UserActor => ({
  kind: 'user',
  id,
  role,
  sessionId: '',
  mustChangePassword: false,
});
