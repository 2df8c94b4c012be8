import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { AppError } from '../../lib/errors';
import type { GatewayIntake } from '../orders/payment.service';
import { RazorpayRefusal, type RazorpayCalls } from './razorpay-client';
import { gatewayPayment, gatewayRefund, razorpayPayment, razorpayRefund } from './razorpay-entities';
import { isSigned } from './signature';

interface WebhookParts {
  client: Pick<RazorpayCalls, 'order'>;
  secrets: readonly string[];
  intake: GatewayIntake;
}

const event = z.object({
  event: z.string().max(40),
  payload: z.object({
    payment: z.object({ entity: razorpayPayment }).optional(),
    refund: z.object({ entity: razorpayRefund }).optional(),
  }),
});

type Event = z.infer<typeof event>;

const EVENT_ID = /^[\w-]{1,64}$/;

/**
 * Razorpay's events: signed over the raw body, sent at least once and in any order. Whatever is signed is answered with
 * 200, unless it could not be taken in: Razorpay sends that again, and switches the webhook off when it never succeeds.
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
    const told = readEvent(body);
    if (told) {
      const eventId = eventIdOf(req.get('x-razorpay-event-id'), body);
      const message = { gateway: 'razorpay', eventId, type: told.event } as const;
      await intake.gatewayEvents.once(message, () => takeIn(told, client, intake));
    } else intake.logger.error({ bytes: body.length }, 'a signed event in a shape that is not known');
    res.json({ message: 'Taken in.' });
  };
}

/** Undefined for what is no event, or in a shape that is not known. */
export function readEvent(body: Buffer): Event | undefined {
  try {
    return event.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** The same event has the same id; where it is missing, the same body. */
const eventIdOf = (header: string | undefined, body: Buffer): string =>
  header !== undefined && EVENT_ID.test(header) ? header : createHash('sha256').update(body).digest('hex');

/** Does what an event asks for; however often and in whatever order they come, it counts once. */
export async function takeIn(
  told: Event,
  client: WebhookParts['client'],
  intake: GatewayIntake,
): Promise<void> {
  const { payment, refund } = told.payload;
  switch (told.event) {
    case 'payment.authorized':
    case 'payment.captured':
    case 'payment.failed':
    case 'order.paid':
      if (payment) await takePayment(payment.entity, client, intake);
      return;
    case 'refund.created':
    case 'refund.processed':
    case 'refund.failed':
      if (refund) await takeRefund(refund.entity, intake);
      return;
    default:
      intake.logger.debug({ type: told.event }, 'an event that asks for nothing');
  }
}

async function takePayment(
  told: z.infer<typeof razorpayPayment>,
  client: WebhookParts['client'],
  { payments, logger }: GatewayIntake,
): Promise<void> {
  const facts = { gatewayPaymentId: told.id, gatewayOrderId: told.order_id };
  const report = gatewayPayment(told);
  if (!report) {
    logger.error({ ...facts, currency: told.currency }, 'a payment was not counted');
    return;
  }
  const { order_id: gatewayOrderId } = told;
  // An account may sell other things as well: what is not ours is none of our business.
  if (!gatewayOrderId) return;
  const orderId =
    (await payments.orderIdOf('razorpay', gatewayOrderId)) ?? (await receiptOf(gatewayOrderId, client));
  if (orderId === null) return;
  try {
    await payments.record({ ...report, gateway: 'razorpay', orderId });
  } catch (err) {
    // Asked again it would be refused again: another amount than before, or an order of somebody else.
    if (!(err instanceof AppError)) throw err;
    logger.error({ ...facts, err }, 'a payment was not counted');
  }
}

/** Our id of an order whose id there was lost, or is not written down yet: Razorpay keeps it as the receipt. */
async function receiptOf(gatewayOrderId: string, client: WebhookParts['client']): Promise<string | null> {
  try {
    return (await client.order(gatewayOrderId)).receipt ?? null;
  } catch (error) {
    if (error instanceof RazorpayRefusal && error.status < 500) return null;
    throw error;
  }
}

const takeRefund = (refund: z.infer<typeof razorpayRefund>, { refunds }: GatewayIntake) =>
  refunds.settle({
    ...gatewayRefund(refund),
    ...{ gateway: 'razorpay', gatewayPaymentId: refund.payment_id },
  });
