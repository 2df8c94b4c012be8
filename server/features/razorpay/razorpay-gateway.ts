import { studio } from '#common/studio';
import type { User } from '../members/user.entity';
import type { Order } from '../orders/order.entity';
import type { OnlineGateway, PaymentGateway } from '../orders/payment.service';
import type { Payment } from '../orders/payment.entity';
import type { Refund } from '../orders/refund.entity';
import { pageSources, scriptUrl } from './page-sources';
import { RazorpayClient } from './razorpay-client';
import { gatewayPayment } from './razorpay-entities';
import type { RazorpaySettings } from './razorpay-settings';
import { razorpayWebhook } from './razorpay-webhook';
import { isSigned } from './signature';

/** Payments through Razorpay: UPI, cards, netbanking and wallets, in its own form over the page. */
export function razorpayGateway(settings: RazorpaySettings): PaymentGateway {
  const client = new RazorpayClient(settings);
  return {
    name: 'razorpay',
    open: async ({ id, number, plan, price }) => {
      const order = await client.createOrder({
        ...{ amount: price.totalPaise, currency: studio.currency, receipt: id },
        notes: { order: String(number), plan },
      });
      return order.id;
    },
    checkout: (order, member) => ({
      script: scriptUrl(settings.apiUrl),
      options: formOptions(settings, order, member),
    }),
    giveBack: (refund, payment) => giveBack(client, refund, payment),
    online: onlinePart(client, settings),
  };
}

function onlinePart(client: RazorpayClient, settings: RazorpaySettings): OnlineGateway {
  return {
    name: 'razorpay',
    paymentsOf: async (gatewayOrderId) => {
      const payments = await client.paymentsOf(gatewayOrderId);
      return payments.flatMap((payment) => gatewayPayment(payment) ?? []);
    },
    // Our own id of the order, never one that the page sends along.
    hasSigned: (gatewayOrderId, { gatewayPaymentId, signature }) =>
      isSigned(`${gatewayOrderId}|${gatewayPaymentId}`, signature, settings.keySecret),
    sources: pageSources(settings.apiUrl),
    webhook: (intake) => razorpayWebhook({ client, secrets: settings.webhookSecrets, intake }),
  };
}

/** What Razorpay's form is opened with; the name, address and number of the member save typing. */
const formOptions = ({ keyId }: RazorpaySettings, order: Order, { name, email, phone }: User) => ({
  key: keyId,
  order_id: order.gatewayOrderId,
  amount: order.price.totalPaise,
  currency: studio.currency,
  name: studio.name,
  description: `${order.plan}, order ${order.number}`,
  prefill: { email, ...(name === null ? {} : { name }), ...(phone === null ? {} : { contact: phone }) },
});

async function giveBack(client: RazorpayClient, { id }: Refund, payment: Payment) {
  const { gatewayPaymentId, amountPaise } = payment;
  if (gatewayPaymentId === null) throw new Error('A payment without an id at Razorpay.');
  // Somebody may have done it at Razorpay by hand, and an answer of ours may have been lost.
  const known = (await client.refundsOf(gatewayPaymentId)).find(({ status }) => status !== 'failed');
  const refund = known ?? (await client.refund(gatewayPaymentId, { amount: amountPaise, key: id }));
  return { gatewayRefundId: refund.id, isDone: refund.status === 'processed' };
}
