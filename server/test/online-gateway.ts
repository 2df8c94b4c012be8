import type { PaymentGateway } from '../features/orders/payment-gateway';

/** A gateway that takes money on a page, and keeps what it was asked. */
export function onlineGateway({ isRefundDone = true } = {}) {
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
  };
  return { gateway, asked, state };
}
