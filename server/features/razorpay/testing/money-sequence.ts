/** Random sequences of events for one order and its payments, run through the services and an in-process gateway. */
import * as fc from 'fast-check';
import { AppError } from '../../../lib/errors';
import type { UserActor } from '../../../lib/actor';
import type { Harness } from '../../../test/harness';
import { LocalAccount } from '../local-gateway/account';
import type { LocalEvent, LocalPayment } from '../local-gateway/entities';
import type { RazorpayCalls } from '../razorpay-client';
import { razorpayPayment, razorpayRefund } from '../razorpay-entities';
import { processEvent, readEvent } from '../razorpay-webhook';

/** Fault of the next refund call. One that hangs goes through before a person acts, or at the end of the sequence. */
const FAULTS = ['none', 'none', 'lost request', 'lost answer', 'hangs'] as const;
type Fault = (typeof FAULTS)[number];

const BEGINNINGS = ['processed', 'processed', 'pending', 'failed', 'refused'] as const;
type Beginning = (typeof BEGINNINGS)[number];

const index = fc.nat(7);
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('pay'), outcome: fc.constantFrom('success', 'success', 'late') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('bank confirms'), index }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: kind('event'), how: fc.constantFrom('next', 'last', 'twice', 'lost') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('ends'), who: fc.constantFrom('member', 'admin', 'time') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('desk confirms') }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('admin refunds') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('dashboard refunds'),
      index,
      share: fc.constantFrom(1, 1, 3, 10),
      begin: fc.constantFrom('processed', 'pending'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('refund ends'), index, how: fc.constantFrom('processed', 'failed') }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('worker'),
      fault: fc.constantFrom(...FAULTS),
      begin: fc.constantFrom(...BEGINNINGS),
      isLast: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('gateway is queried') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('failed refund'), how: fc.constantFrom('again', 'by hand') }),
  },
);

export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const PAID: Step[] = [
  { kind: 'pay', outcome: 'success' },
  { kind: 'event', how: 'next' },
  { kind: 'event', how: 'next' },
];

/** Some sequences start with a paid order, since random steps alone seldom lead to concurrent refund jobs. */
export const sequences = fc
  .tuple(fc.constantFrom([], PAID), fc.array(step, { minLength: 3, maxLength: 7 }))
  .map(([start, steps]) => [...start, ...steps]);

export class MoneySequence {
  orderId = '';
  gatewayOrderId = '';
  begin: Beginning = 'processed';
  fault: Fault = 'none';
  readonly events: LocalEvent[] = [];
  private readonly hanging: (() => void)[] = [];
  private readonly running: Promise<unknown>[] = [];
  private onHang = () => {};

  constructor(
    private readonly site: MoneySite,
    private readonly owner: UserActor,
  ) {}

  async run(steps: Step[]): Promise<void> {
    const { services } = this.site.harness;
    const { order } = await services.orders.place(this.owner, this.site.choice());
    this.orderId = order.id;
    this.gatewayOrderId = order.gatewayOrderId ?? '';
    this.site.of.set(this.gatewayOrderId, this);
    for (const one of steps) await this.step(one).catch(ignoreRefusal);
    await this.release();
  }

  /** Lets all hanging calls through. Resets the fault first, so that a job that has not called yet does not hang. */
  private async release(): Promise<void> {
    this.fault = 'none';
    for (const release of this.hanging.splice(0)) release();
    await Promise.all(this.running.splice(0));
  }

  get payments(): LocalPayment[] {
    return [...this.site.account.payments.values()].filter(
      ({ order_id }) => order_id === this.gatewayOrderId,
    );
  }

  private async step(one: Step): Promise<unknown> {
    // A call times out within seconds, before a person would act.
    if (one.kind === 'dashboard refunds' || one.kind === 'failed refund') await this.release();
    const perform = this.actions[one.kind] as (given: Step) => unknown;
    return perform(one);
  }

  private readonly actions: { [Kind in Step['kind']]: (given: Extract<Step, { kind: Kind }>) => unknown } = {
    pay: ({ outcome }) => this.site.account.pay(this.gatewayOrderId, outcome),
    'bank confirms': (given) => this.site.account.capture(at(this.payments, given.index).id),
    event: ({ how }) => this.receive(how),
    ends: ({ who }) => this.end(who),
    'desk confirms': () => this.desk.confirm(this.site.admin, this.orderId, 'cash'),
    'admin refunds': () => this.desk.refund(this.site.admin, this.orderId, 'Moved'),
    'dashboard refunds': async (given) => {
      const { id, amount, amount_refunded } = at(this.payments, given.index);
      // The product cannot prevent a dashboard refund of money that was already returned by hand, so none is made.
      const left = amount - amount_refunded - (await this.returnedByHand(id));
      const part = Math.min(Math.floor(amount / given.share), left);
      this.begin = given.begin;
      return part > 0 && this.refundAtGateway(id, { amount: part });
    },
    'refund ends': (given) => this.site.account.finishRefund(at(this.refunds(), given.index).id, given.how),
    worker: ({ begin, fault, isLast }) => {
      Object.assign(this, { begin, fault });
      return this.work(isLast);
    },
    'gateway is queried': () =>
      this.site.harness.services.paymentReconciliation.reconcileUnpaidOrder(this.orderId),
    'failed refund': ({ how }) => this.decideFailed(how),
  };

  private async returnedByHand(gatewayPaymentId: string): Promise<number> {
    const { dataSource } = this.site.harness;
    const [row] = await dataSource.query<{ sum: number }[]>(RETURNED_BY_HAND, [gatewayPaymentId]);
    return row?.sum ?? 0;
  }

  private get desk() {
    return this.site.harness.services.orderAdministration;
  }

  refundAtGateway(id: string, request: Record<string, unknown>, key?: string) {
    const { account } = this.site;
    account.refundsBeginAs = this.begin;
    return account.refund(id, request, key);
  }

  /** Runs the open refund jobs one by one, without waiting for one that hangs. */
  private async work(isLast: boolean): Promise<void> {
    const { services, dataSource } = this.site.harness;
    const open = await dataSource.query<{ id: string }[]>(OPEN_REFUNDS, [this.orderId]);
    for (const { id } of open) {
      const job = services.refunds.carryOut(id, { isLast }).catch(() => undefined);
      this.running.push(job);
      await Promise.race([job, new Promise<void>((resolve) => (this.onHang = resolve))]);
    }
  }

  /** Waits until `release` is called. */
  hang(): Promise<void> {
    return new Promise((resolve) => {
      this.hanging.push(resolve);
      this.onHang();
    });
  }

  private refunds() {
    const ids = this.payments.map(({ id }) => id);
    return [...this.site.account.refunds.values()].filter(({ payment_id }) => ids.includes(payment_id));
  }

  private async receive(how: string): Promise<void> {
    const event = how === 'last' ? this.events.pop() : this.events.shift();
    if (!event || how === 'lost') return;
    for (let n = 0; n < (how === 'twice' ? 2 : 1); n++) await this.site.deliver(event);
  }

  private async end(who: string): Promise<unknown> {
    const { services, dataSource } = this.site.harness;
    if (who === 'member') return services.orders.cancel(this.owner, this.orderId);
    if (who === 'admin') return services.orderAdministration.reject(this.site.admin, this.orderId, 'No room');
    const earlier = `update orders set placed_at = placed_at - interval '15 days' where id = $1`;
    await dataSource.query(earlier, [this.orderId]);
    return services.orderExpiry.run();
  }

  private async decideFailed(how: string): Promise<unknown> {
    const { dataSource } = this.site.harness;
    const [refund] = await dataSource.query<{ id: string }[]>(FAILED_REFUNDS, [this.orderId]);
    if (!refund) return undefined;
    return how === 'again'
      ? this.desk.retryRefund(this.site.admin, refund.id)
      : this.desk.returnByHand(this.site.admin, refund.id, 'Bank transfer');
  }
}

const REFUNDS = `select refunds.id from refunds join payments on payments.id = payment_id where order_id = $1`;
const OPEN_REFUNDS = `${REFUNDS} and refunds.status in ('requested', 'pending')`;
const FAILED_REFUNDS = `${REFUNDS} and refunds.status = 'failed' and cause <> 'gateway'`;

const RETURNED_BY_HAND = `select coalesce(sum(refunds.amount_paise), 0)::int as sum
  from refunds join payments on payments.id = payment_id where gateway_payment_id = $1 and by_hand is not null`;

/** What the sequences share: the product and the gateway account. */
export class MoneySite {
  readonly of = new Map<string, MoneySequence>();
  readonly account = new LocalAccount((event) => this.sequenceOf(event)?.events.push(event));
  harness!: Harness;
  admin!: UserActor;
  choice!: () => { offerId: string; totalPaise: number; requestKey: string };

  constructor() {
    this.account.isStrict = false;
    this.account.now = () => this.harness.clock.ms;
  }

  /** Validates the answers with the same schemas as the HTTP client. */
  readonly calls: RazorpayCalls = {
    createOrder: (order) => Promise.resolve(this.account.createOrder(order)),
    order: (id) => Promise.resolve(this.account.orders.get(id)!),
    paymentsOf: (id) => Promise.resolve(this.of.get(id)!.payments.map((one) => razorpayPayment.parse(one))),
    payments: ({ from, to, count, skip }) =>
      Promise.resolve(this.account.paymentsIn({ from, to }).slice(skip, skip + count)),
    refundsOf: (id) =>
      Promise.resolve(
        [...this.account.refunds.values()]
          .filter(({ payment_id }) => payment_id === id)
          .map((one) => razorpayRefund.parse(one)),
      ),
    refund: (id, { amount, key }) => this.refund(id, { amount, receipt: key }, key),
  };

  async deliver(event: LocalEvent): Promise<void> {
    const { payments, refunds, gatewayEvents } = this.harness.services;
    const parsed = readEvent(Buffer.from(event.body));
    if (!parsed) throw new Error(`An event in an unknown shape: ${event.body}`);
    await processEvent(parsed, this.calls, { payments, refunds, gatewayEvents, logger: SILENT });
  }

  private async refund(id: string, request: { amount: number; receipt: string }, key: string) {
    const sequence = this.of.get(this.account.payments.get(id)!.order_id)!;
    const { fault } = sequence;
    sequence.fault = 'none';
    if (fault === 'lost request') throw new Error('Razorpay does not answer.');
    if (fault === 'hangs') await sequence.hang();
    const refund = sequence.refundAtGateway(id, request, key);
    if (fault === 'lost answer') throw new Error('Razorpay does not answer.');
    return razorpayRefund.parse(refund);
  }

  private sequenceOf({ body }: LocalEvent): MoneySequence | undefined {
    const { payload } = JSON.parse(body) as { payload: { payment?: { entity: LocalPayment } } };
    return this.of.get(payload.payment?.entity.order_id ?? '');
  }
}

const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent } as never;

const at = <T>(items: T[], position: number): T => {
  const item = items[position % Math.max(1, items.length)];
  if (item === undefined) throw new AppError('NOT_FOUND', 'There is nothing yet.');
  return item;
};

/** Ignores refusals, which are valid answers; any other error is a bug. */
function ignoreRefusal(error: unknown): void {
  if (error instanceof AppError || (error as Error).constructor.name === 'LocalRefusal') return;
  throw error;
}
