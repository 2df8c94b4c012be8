import type { PaymentGateway } from './payment-gateway';

/** The studio's desk: the order waits, the member pays there, an admin confirms it (contract 7). */
export const deskGateway: PaymentGateway = {
  name: 'desk',
  open: () => Promise.resolve(null),
  checkout: () => null,
  refunds: null,
  online: null,
};
