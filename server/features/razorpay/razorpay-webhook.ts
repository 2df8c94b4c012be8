import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { AppError } from '../../lib/errors';
import type { GatewayIntake } from '../sales/payment-gateway';
import { RazorpayRefusal, type RazorpayCalls } from './razorpay-client';
import {
  gatewayPayment,
  gatewayRefund,
  razorpayPayment,
  razorpayRefund,
  type RazorpayPayment,
} from './razorpay-entities';
import { isSigned } from './signature';

interface WebhookParts {
  client: Pick<RazorpayCalls, 'order'>;
  secrets: readonly string[];
  intake: GatewayIntake;
}

const webhookEvent = z.object({
  event: z.string().max(40),
  payload: z.object({
    payment: z.object({ entity: razorpayPayment }).optional(),
    refund: z.object({ entity: razorpayRefund }).optional(),
  }),
});

type WebhookEvent = z.infer<typeof webhookEvent>;

const EVENT_ID = /^[\w-]{1,64}$/;

/**
 * Handles Razorpay's webhook events, which are signed over the raw body and delivered at least once, in any order.
 * Every correctly signed event is answered with 200 unless processing fails: Razorpay redelivers after an error, and
 * disables a webhook that keeps failing.
 */
export function razorpayWebhook({ client, secrets, intake }: WebhookParts): RequestHandler {
  return async (req, res) => {
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    const signature = req.get('x-razorpay-signature') ?? '';
    if (!secrets.some((secret) => isSigned(body, signature, secret))) {
      intake.logger.warn({ bytes: body.length }, 'an event with a wrong signature was refused');
      res.status(400).json({ message: 'The signature is wrong.', code: 'BAD_REQUEST' });
      return;
    }
    const event = readEvent(body);
    if (event) {
      const eventId = eventIdOf(req.get('x-razorpay-event-id'), body);
      const message = { gateway: 'razorpay', eventId, type: event.event } as const;
      await intake.gatewayEvents.once(message, () => processEvent(event, client, intake));
    } else intake.logger.error({ bytes: body.length }, 'a signed event in an unknown format');
    res.json({ message: 'Received.' });
  };
}

/** Parses an event; undefined if the body is not JSON or has an unknown format. */
export function readEvent(body: Buffer): WebhookEvent | undefined {
  try {
    return webhookEvent.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** The id from the header; without a valid one, the hash of the body, which is the same at a redelivery. */
const eventIdOf = (header: string | undefined, body: Buffer): string =>
  header !== undefined && EVENT_ID.test(header) ? header : createHash('sha256').update(body).digest('hex');

/** Processes an event. Idempotent, and independent of the order of events. */
export async function processEvent(
  event: WebhookEvent,
  client: WebhookParts['client'],
  intake: GatewayIntake,
): Promise<void> {
  const { payment, refund } = event.payload;
  switch (event.event) {
    case 'payment.authorized':
    case 'payment.captured':
    case 'payment.failed':
    case 'order.paid':
      if (payment) await recordPayment(payment.entity, client, intake);
      return;
    case 'refund.created':
    case 'refund.processed':
    case 'refund.failed':
      if (refund) await recordRefund(refund.entity, intake);
      return;
    default:
      intake.logger.debug({ type: event.event }, 'an event that needs no action');
  }
}

async function recordPayment(
  payment: RazorpayPayment,
  client: WebhookParts['client'],
  { payments, rupeeTests, logger }: GatewayIntake,
): Promise<void> {
  const facts = { gatewayPaymentId: payment.id, gatewayOrderId: payment.order_id };
  const report = gatewayPayment(payment);
  if (!report) {
    logger.error({ ...facts, currency: payment.currency }, 'a payment was not recorded');
    return;
  }
  const { order_id: gatewayOrderId } = payment;
  // The account may be used for other sales as well; their payments are ignored.
  if (!gatewayOrderId) return;
  const known = await payments.orderIdOf('razorpay', gatewayOrderId);
  if (known === null && (await rupeeTests.arrived(gatewayOrderId, report))) return;
  const orderId = known ?? (await receiptOf(gatewayOrderId, client));
  if (orderId === null) return;
  try {
    await payments.record({ ...report, gateway: 'razorpay', orderId });
  } catch (err) {
    // A redelivery would be rejected as well: the amount differs from before, or the order is not ours.
    if (!(err instanceof AppError)) throw err;
    logger.error({ ...facts, err }, 'a payment was not recorded');
  }
}

/** Our order id, which Razorpay keeps as the order's receipt; used when the gateway's order id is not stored here. */
async function receiptOf(gatewayOrderId: string, client: WebhookParts['client']): Promise<string | null> {
  try {
    return (await client.order(gatewayOrderId)).receipt ?? null;
  } catch (error) {
    if (error instanceof RazorpayRefusal && error.status < 500) return null;
    throw error;
  }
}

const recordRefund = (refund: z.infer<typeof razorpayRefund>, { refunds }: GatewayIntake) =>
  refunds.settle({
    ...gatewayRefund(refund),
    gateway: 'razorpay',
    gatewayPaymentId: refund.payment_id,
  });
