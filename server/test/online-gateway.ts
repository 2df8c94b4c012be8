import { moneyOf } from '../graphql/money.type';
import type { GatewayPayment, GatewayRefund, PaymentGateway } from '../features/sales/payment-gateway';

/** A fake online gateway that records its calls. */
export function onlineGateway({ isRefundDone = true } = {}) {
  /** The payments that it reports, by gateway order id. */
  const payments = new Map<string, GatewayPayment[]>();
  /** The refunds at the gateway, by payment id; tests add those that were made there directly. */
  const refunds = new Map<string, GatewayRefund[]>();
  const refundsOf = (paymentId: string) => refunds.get(paymentId) ?? [];
  const asked = { opened: [] as string[], refunded: [] as string[] };
  const state = { isUnavailable: false };
  const gateway: PaymentGateway = {
    name: 'razorpay',
    open: async ({ id }) => {
      if (state.isUnavailable) throw new Error('the gateway is unavailable');
      asked.opened.push(id);
      return `order_${asked.opened.length}`;
    },
    checkout: ({ gatewayOrderId, price }) => ({
      scriptUrl: 'https://checkout.example/checkout.js',
      keyId: 'key',
      gatewayOrderId: gatewayOrderId!,
      amount: moneyOf(price.totalPaise),
      merchantName: 'Studio',
      description: 'An order',
      prefill: { name: null, email: 'member@studio.example', phone: null },
    }),
    refunds: {
      of: async ({ gatewayPaymentId }) => {
        if (state.isUnavailable) throw new Error('the gateway is unavailable');
        return [...refundsOf(gatewayPaymentId!)];
      },
      make: async ({ gatewayPaymentId }, { key, amountPaise }) => {
        const known = refundsOf(gatewayPaymentId!);
        asked.refunded.push(key);
        const refund: GatewayRefund = {
          gatewayRefundId: `rfnd_${asked.refunded.length}`,
          amountPaise,
          key,
          status: isRefundDone ? 'done' : 'pending',
        };
        refunds.set(gatewayPaymentId!, [...known, refund]);
        return refund;
      },
    },
    online: {
      name: 'razorpay',
      paymentsOf: async (gatewayOrderId) => {
        if (state.isUnavailable) throw new Error('the gateway is unavailable');
        return payments.get(gatewayOrderId) ?? [];
      },
      paymentsIn: () => Promise.resolve({ payments: [], next: null }),
      hasSigned: (gatewayOrderId, { signature }) => signature === signatureOf(gatewayOrderId),
      sources: { scripts: [], frames: [], connections: [], pictures: [] },
      webhook: () => (_req, res) => void res.sendStatus(200),
    },
  };
  return { gateway, asked, state, payments, refunds };
}

/** A signature in the format of Razorpay's. */
export const signatureOf = (gatewayOrderId: string) =>
  Buffer.from(gatewayOrderId).toString('hex').padStart(64, '0');
