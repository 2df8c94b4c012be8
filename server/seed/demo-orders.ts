import { Like, type DataSource, type EntityManager } from 'typeorm';
import { NO_GST } from '#common/plans/gst';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time';
import { Journal } from '../features/journal/journal.service';
import { User } from '../features/members/user.entity';
import { UserService } from '../features/members/user.service';
import { Order } from '../features/orders/order.entity';
import { PlanOffer } from '../features/plans/plan-offer.entity';
import { Links } from '../lib/links';
import { createLogger } from '../lib/logger';
import type { UserActor } from '../lib/actor';
import { createSalesServices } from '../services/sales';
import { DEMO_LOGINS, joinedDaysAgo } from './demo-accounts';
import { demoOrders, type DemoOrder } from './demo-order-list';

/** Varies the time of day of the orders. */
const MINUTES_APART = 7;
const HOURS_TO_PAY = 1;
const DAYS_TO_REFUND = 3;
const METHODS = ['upi', 'cash', 'card'] as const;

/** Something that a member or the admin does at a certain time, in milliseconds since the epoch. */
interface Step {
  at: number;
  run: () => Promise<unknown>;
}

/** Creates orders of the demo members if there are no orders yet, with their outcomes; returns whether it did. */
export function seedDemoOrders(dataSource: DataSource, now: number): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    // Two servers that start at the same time must not both find the table empty.
    await manager.query('lock table orders in share row exclusive mode');
    const admin = await manager.findOneBy(User, { email: DEMO_LOGINS.admin.email, role: 'admin' });
    if (!admin || (await manager.existsBy(Order, {}))) return false;
    const clock = { ms: now };
    const steps = await stepsOf(manager, { admin: actorOf(admin), clock, now });
    for (const { at, run } of steps.sort((one, other) => one.at - other.at)) {
      clock.ms = at;
      await run();
    }
    return steps.length > 0;
  });
}

interface StepContext {
  admin: UserActor;
  clock: { ms: number };
  now: number;
}

/** All steps use the services, so that the ledger, receipts and memberships result as in real use. */
async function stepsOf(manager: EntityManager, { admin, clock, now }: StepContext): Promise<Step[]> {
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
      id = (await services.orders.place(actorOf(member), choice)).order.id;
    };
    const apply = async (outcome: DemoOrder['outcome']) => {
      const { orders, orderAdministration } = services;
      if (outcome === 'paid') await orderAdministration.confirm(admin, id, METHODS[index % METHODS.length]!);
      if (outcome === 'rejected')
        await orderAdministration.reject(admin, id, 'Please come to the desk with your papers first.');
      if (outcome === 'cancelled') await orders.cancel(actorOf(member), id);
      if (outcome === 'refunded') await orderAdministration.refund(admin, id, 'Moved to another city.');
    };
    return [
      { at, run: place },
      ...followUps(demo, at).map((step) => ({ at: step.at, run: () => apply(step.outcome) })),
    ];
  });
}

function followUps({ outcome }: DemoOrder, at: number): { at: number; outcome: DemoOrder['outcome'] }[] {
  const soon = at + HOURS_TO_PAY * HOUR_MS;
  if (outcome === 'waiting') return [];
  if (outcome !== 'refunded') return [{ at: soon, outcome }];
  return [
    { at: soon, outcome: 'paid' },
    { at: at + DAYS_TO_REFUND * DAY_MS, outcome: 'refunded' },
  ];
}

/** Sales services within the transaction that send no mails, apply no rate limits and log nothing. */
const servicesIn = (manager: EntityManager, clock: { now: () => number }) =>
  createSalesServices({
    dataSource: manager,
    clock,
    users: new UserService(),
    journal: new Journal({ dataSource: manager, clock }),
    gst: { ...NO_GST, gstin: null, sac: '' },
    gateways: [],
    links: new Links(''),
    logger: createLogger('silent'),
    limits: { take: () => Promise.resolve() },
    outbox: { put: () => Promise.resolve() },
  });

const actorOf = ({ id, role }: User): UserActor => ({
  kind: 'user',
  id,
  role,
  sessionId: '',
  mustChangePassword: false,
});
