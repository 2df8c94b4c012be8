import { AppError } from '../../../lib/errors';
import type { UserActor } from '../../../lib/actor';
import { LocalRefusal, type LocalEvent, type LocalPayment } from '../local-gateway/entities';
import type { MoneySite } from './money-site';
import type { Fault, RefundOutcome, Step } from './money-steps';

/** Performs the steps of one sequence on an order, through the services and an in-process gateway. */
export class MoneySequence {
  orderId = '';
  gatewayOrderId = '';
  refundOutcome: RefundOutcome = 'processed';
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
    'desk confirms': () => this.desk.confirm(this.site.admin, this.orderId, { method: 'cash' }),
    'admin refunds': () => this.desk.refund(this.site.admin, this.orderId, { reason: 'Moved' }),
    'dashboard refunds': async (given) => {
      const { id, amount, amount_refunded } = at(this.payments, given.index);
      // The product cannot prevent a dashboard refund of money that was already returned by hand, so none is made.
      const left = amount - amount_refunded - (await this.returnedByHand(id));
      const part = Math.min(Math.floor(amount / given.share), left);
      this.refundOutcome = given.refundOutcome;
      return part > 0 && this.refundAtGateway(id, { amount: part });
    },
    'refund ends': (given) => this.site.account.finishRefund(at(this.refunds(), given.index).id, given.how),
    worker: ({ refundOutcome, fault, isLast }) => {
      Object.assign(this, { refundOutcome, fault });
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
    account.refundOutcome = this.refundOutcome;
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
      : this.desk.recordManualRefund(this.site.admin, refund.id, 'Bank transfer');
  }
}

const REFUNDS = `select refunds.id from refunds join payments on payments.id = payment_id where order_id = $1`;
const OPEN_REFUNDS = `${REFUNDS} and refunds.status in ('requested', 'pending')`;
const FAILED_REFUNDS = `${REFUNDS} and refunds.status = 'failed' and cause <> 'gateway'`;

const RETURNED_BY_HAND = `select coalesce(sum(refunds.amount_paise), 0)::int as sum
  from refunds join payments on payments.id = payment_id where gateway_payment_id = $1 and by_hand is not null`;

const at = <T>(items: T[], position: number): T => {
  const item = items[position % Math.max(1, items.length)];
  if (item === undefined) throw new AppError('NOT_FOUND', 'There is none yet.');
  return item;
};

/** Ignores refusals, which are valid answers; any other error is a bug. */
function ignoreRefusal(error: unknown): void {
  if (error instanceof AppError || error instanceof LocalRefusal) return;
  throw error;
}
