import type { Feature } from '../feature';
import { KioskPayment } from './kiosk-payment.entity';
import { KioskPaymentResolver } from './kiosk-payment.resolver';

export const kioskPayments: Feature = {
  entities: [KioskPayment],
  resolvers: [KioskPaymentResolver],
  studioTables: {
    kiosk_payments: { leftOut: 'What a kiosk shows at the moment.' },
  },
};
