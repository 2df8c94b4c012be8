import type { GatewayPayment, PaymentGateway } from '../features/orders/payment-gateway';

/** A gateway that takes money on a page, and keeps what it was asked. */
export function onlineGateway({ isRefundDone = true } = {}) {
  /** What it says of each of its orders when it is asked. */
  const payments = new Map<string, GatewayPayment[]>();
  const asked = { opened: [] as string[], givenBack: [] as string[] };
  const state = { isAway: false };
  const gateway: PaymentGateway = {
    name: 'razorpay',
    open: async ({ id }) => {
      if (state.isAway) throw new Error('the gateway is away');
      asked.opened.push(id);
      return `order_${asked.opened.length}`;
    },
    checkout: ({ gatewayOrderId, price }) => ({ gatewayOrderId, amount: price.totalPaise }),
    giveBack: async ({ id }) => {
      if (state.isAway) throw new Error('the gateway is away');
      asked.givenBack.push(id);
      return { gatewayRefundId: `rfnd_${asked.givenBack.length}`, isDone: isRefundDone };
    },
    online: {
      name: 'razorpay',
      paymentsOf: async (gatewayOrderId) => {
        if (state.isAway) throw new Error('the gateway is away');
        return payments.get(gatewayOrderId) ?? [];
      },
      hasSigned: (gatewayOrderId, { signature }) => signature === signatureOf(gatewayOrderId),
      sources: { scripts: [], frames: [], connections: [], pictures: [] },
      webhook: () => (_req, res) => void res.sendStatus(200),
    },
  };
  return { gateway, asked, state, payments };
}

/** A signature has the shape of Razorpay's. */
export const signatureOf = (gatewayOrderId: string) =>
  Buffer.from(gatewayOrderId).toString('hex').padStart(64, '0');
