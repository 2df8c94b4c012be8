import type { PaymentGateway } from './payment-gateway';

/** Payment at the front desk: the order waits, the member pays there, and an admin confirms it. */
export const deskGateway: PaymentGateway = {
  name: 'desk',
  open: () => Promise.resolve(null),
  checkout: () => null,
  refunds: null,
  online: null,
};
