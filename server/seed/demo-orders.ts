import { Like, type DataSource, type EntityManager } from 'typeorm';
import { NO_GST } from '#common/gst';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time';
import { AuditLog } from '../features/audit/audit-log.service';
import { User } from '../features/members/user.entity';
import { UserService } from '../features/members/user.service';
import { Order } from '../features/orders/order.entity';
import { PlanOffer } from '../features/plans/plan-offer.entity';
import { Links } from '../lib/links';
import { createLogger } from '../lib/logger';
import type { Viewer } from '../lib/viewer';
import { createOrderServices } from '../order-services';
import { DEMO_LOGINS, joinedDaysAgo } from './demo-accounts';
import { demoOrders, type DemoOrder } from './demo-order-list';

/** No two are placed at the same time of the day. */
const MINUTES_APART = 7;
const HOURS_TO_PAY = 1;
const DAYS_TO_REFUND = 3;
const METHODS = ['upi', 'cash', 'card'] as const;

interface Step {
  at: number;
  take: () => Promise<unknown>;
}

/** Gives a demonstration without orders those of its members, with all that follows from them; returns whether it did. */
export function seedDemoOrders(dataSource: DataSource, now: number): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    // Two servers that start at once must not both find it empty.
    await manager.query('lock table orders in share row exclusive mode');
    const admin = await manager.findOneBy(User, { email: DEMO_LOGINS.admin.email, role: 'admin' });
    if (!admin || (await manager.existsBy(Order, {}))) return false;
    const clock = { ms: now };
    const steps = await stepsOf(manager, { admin: viewerOf(admin), clock, now });
    for (const { at, take } of steps.sort((one, other) => one.at - other.at)) {
      clock.ms = at;
      await take();
    }
    return steps.length > 0;
  });
}

interface Surroundings {
  admin: Viewer;
  clock: { ms: number };
  now: number;
}

/** Everything that happens goes through the services, so that books, receipts and memberships follow as they always do. */
async function stepsOf(manager: EntityManager, { admin, clock, now }: Surroundings): Promise<Step[]> {
  const members = await manager.findBy(User, { email: Like('%@studio.example'), role: 'user' });
  const offers = await manager.find(PlanOffer);
  const services = servicesIn(manager, { now: () => clock.ms });
  return demoOrders(joinedDaysAgo).flatMap((demo, index) => {
    const member = members.find(({ name }) => name === demo.member);
    const offer = offers.find(({ name }) => name === demo.plan);
    if (!member || !offer) return [];
    const at = now - demo.daysAgo * DAY_MS + ((index * MINUTES_APART) % 60) * MINUTE_MS;
    let id = '';
    const place = async () => {
      const { totalPaise } = services.pricing.of(offer.pricePaise);
      const choice = { offerId: offer.id, totalPaise, requestKey: `demonstration-${index}` };
      id = (await services.orders.place(viewerOf(member), choice)).order.id;
    };
    const follow = async (what: DemoOrder['outcome']) => {
      const { orders, orderDesk } = services;
      if (what === 'paid') await orderDesk.confirm(admin, id, METHODS[index % METHODS.length]!);
      if (what === 'rejected')
        await orderDesk.reject(admin, id, 'Please come to the desk with your papers first.');
      if (what === 'cancelled') await orders.cancel(viewerOf(member), id);
      if (what === 'refunded') await orderDesk.refund(admin, id, 'Moved to another city.');
    };
    return [
      { at, take: place },
      ...followUps(demo, at).map((one) => ({ at: one.at, take: () => follow(one.what) })),
    ];
  });
}

function followUps({ outcome }: DemoOrder, at: number): { at: number; what: DemoOrder['outcome'] }[] {
  const soon = at + HOURS_TO_PAY * HOUR_MS;
  if (outcome === 'waiting') return [];
  if (outcome !== 'refunded') return [{ at: soon, what: outcome }];
  return [
    { at: soon, what: 'paid' },
    { at: at + DAYS_TO_REFUND * DAY_MS, what: 'refunded' },
  ];
}

/** Nobody gets a mail about what is only made up, and nothing is counted. */
const servicesIn = (manager: EntityManager, clock: { now: () => number }) =>
  createOrderServices({
    ...{ database: manager, clock, users: new UserService(), audit: new AuditLog(clock) },
    ...{ gst: { ...NO_GST, gstin: null, sac: '' }, gateways: [], links: new Links('') },
    logger: createLogger('silent'),
    limits: { take: () => Promise.resolve() },
    outbox: { put: () => Promise.resolve() },
  });

const viewerOf = ({ id, role }: User): Viewer => ({ id, role, sessionId: '', mustChangePassword: false });
