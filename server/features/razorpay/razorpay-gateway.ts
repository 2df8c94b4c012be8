import { studio } from '#common/studio';
import { SECOND_MS } from '#common/time';
import { moneyOf } from '../../graphql/money.type';
import type {
  Checkout,
  CheckoutSources,
  GatewayOrder,
  GatewayRefunds,
  OnlineGateway,
  Payer,
  PaymentGateway,
  PaymentPage,
  TimeSpan,
} from '../sales/payment-gateway';
import type { Payment } from '../orders/payment.entity';
import { PAGE_SIZE, RazorpayClient, type RazorpayCalls, type RazorpaySettings } from './razorpay-client';
import { gatewayPayment, gatewayRefund, razorpayPayment } from './razorpay-entities';
import { razorpayWebhook } from './razorpay-webhook';
import { isSigned } from './signature';

/** Payments through Razorpay by UPI, card, netbanking or wallet, in its checkout form over the page. */
export function razorpayGateway(
  settings: RazorpaySettings,
  client: RazorpayCalls = new RazorpayClient(settings),
): PaymentGateway {
  return {
    name: 'razorpay',
    open: async ({ id, number, plan, price }) => {
      const order = await client.createOrder({
        amount: price.totalPaise,
        currency: studio.currency,
        receipt: id,
        notes: { order: String(number), plan },
      });
      return order.id;
    },
    checkout: (order, member) => checkoutOf(settings, order, member),
    refunds: refundsAt(client),
    online: onlinePart(client, settings),
  };
}

function onlinePart(client: RazorpayCalls, settings: RazorpaySettings): OnlineGateway {
  return {
    name: 'razorpay',
    paymentsOf: async (gatewayOrderId) => {
      const payments = await client.paymentsOf(gatewayOrderId);
      return payments.flatMap((payment) => gatewayPayment(payment) ?? []);
    },
    paymentsIn: (span, skip) => paymentsIn(client, span, skip),
    // Verified with the stored order id, never with one sent by the client.
    hasSigned: (gatewayOrderId, { gatewayPaymentId, signature }) =>
      isSigned(`${gatewayOrderId}|${gatewayPaymentId}`, signature, settings.keySecret),
    sources: checkoutSources(settings.apiUrl),
    webhook: (intake) => razorpayWebhook({ client, secrets: settings.webhookSecrets, intake }),
  };
}

/** Address of the checkout script; Razorpay does not allow hosting a copy. */
const scriptUrl = (apiUrl: string | undefined): string =>
  `${apiUrl ?? 'https://checkout.razorpay.com'}/v1/checkout.js`;

/** Hosts that the checkout form loads from, taken from the content security policy of Razorpay's Magento extension. */
const checkoutSources = (apiUrl: string | undefined): CheckoutSources =>
  apiUrl === undefined
    ? {
        scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
        frames: ['https://api.razorpay.com'],
        connections: ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
        pictures: ['https://cdn.razorpay.com'],
      }
    : { scripts: [apiUrl], frames: [apiUrl], connections: [], pictures: [] };

/** Null until the order exists at Razorpay. */
function checkoutOf(
  { apiUrl, keyId }: RazorpaySettings,
  { gatewayOrderId, price, plan, number }: GatewayOrder,
  { name, email, phone }: Payer,
): Checkout | null {
  if (gatewayOrderId === null) return null;
  return {
    scriptUrl: scriptUrl(apiUrl),
    keyId,
    gatewayOrderId,
    amount: moneyOf(price.totalPaise),
    merchantName: studio.name,
    description: `${plan}, order ${number}`,
    prefill: { name, email, phone },
  };
}

const refundsAt = (client: RazorpayCalls): GatewayRefunds => ({
  of: async (payment) => (await client.refundsOf(idOf(payment))).map(gatewayRefund),
  make: async (payment, { key, amountPaise }) =>
    gatewayRefund(await client.refund(idOf(payment), { amount: amountPaise, key })),
});

function idOf({ gatewayPaymentId }: Pick<Payment, 'gatewayPaymentId'>): string {
  if (gatewayPaymentId === null) throw new Error('A payment without an id at Razorpay.');
  return gatewayPaymentId;
}

/** Skips payments without an order or in an unknown format: they belong to other sales of the same account. */
async function paymentsIn(
  client: RazorpayCalls,
  { fromMs, toMs }: TimeSpan,
  skip: number,
): Promise<PaymentPage> {
  const span = { from: Math.floor(fromMs / SECOND_MS), to: Math.ceil(toMs / SECOND_MS) };
  const items = await client.payments({ ...span, count: PAGE_SIZE, skip });
  const payments = items.flatMap((item) => {
    const { data } = razorpayPayment.safeParse(item);
    const payment = data && gatewayPayment(data);
    return payment && data.order_id ? { ...payment, gatewayOrderId: data.order_id } : [];
  });
  return { payments, next: items.length < PAGE_SIZE ? null : skip + PAGE_SIZE };
}
