import type { OrderValues } from '#common/orders/order.form';
import type { UserActor } from '../../../lib/actor';
import type { Harness } from '../../../test/harness';
import { LocalAccount } from '../local-gateway/account';
import type { LocalEvent, LocalPayment, LocalRefund } from '../local-gateway/entities';
import type { RazorpayCalls } from '../razorpay-client';
import { razorpayPayment, razorpayRefund } from '../razorpay-entities';
import { processEvent, readEvent } from '../razorpay-webhook';
import type { Fault } from './money-steps';

/** The parts of a sequence that the gateway needs. */
interface SequenceAtGateway {
  readonly orderId: string;
  readonly events: LocalEvent[];
  readonly payments: LocalPayment[];
  /** Fault of the next refund call. */
  fault: Fault;
  hang(): Promise<void>;
  refundAtGateway(paymentId: string, request: Record<string, unknown>, key?: string): LocalRefund;
}

/** Shared by all sequences: the product and the gateway account. */
export class MoneySite {
  readonly of = new Map<string, SequenceAtGateway>();
  readonly account = new LocalAccount((event) => this.sequenceOf(event)?.events.push(event));
  harness!: Harness;
  admin!: UserActor;
  choice!: () => OrderValues;

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
    const { payments, refunds, rupeeTests, gatewayEvents } = this.harness.services;
    const parsed = readEvent(Buffer.from(event.body));
    if (!parsed) throw new Error(`An event in an unknown shape: ${event.body}`);
    await processEvent(parsed, this.calls, { payments, refunds, rupeeTests, gatewayEvents, logger: SILENT });
  }

  private async refund(id: string, request: { amount: number; receipt: string }, key: string) {
    const sequence = this.of.get(this.account.payments.get(id)!.order_id)!;
    const { fault } = sequence;
    sequence.fault = 'none';
    if (fault === 'lost request') throw new Error('Razorpay does not respond.');
    if (fault === 'hangs') await sequence.hang();
    const refund = sequence.refundAtGateway(id, request, key);
    if (fault === 'lost answer') throw new Error('Razorpay does not respond.');
    return razorpayRefund.parse(refund);
  }

  private sequenceOf({ body }: LocalEvent): SequenceAtGateway | undefined {
    const { payload } = JSON.parse(body) as { payload: { payment?: { entity: LocalPayment } } };
    return this.of.get(payload.payment?.entity.order_id ?? '');
  }
}

const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent } as never;
