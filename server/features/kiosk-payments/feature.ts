import type { Feature } from '../feature';
import { KioskPayment } from './kiosk-payment.entity';
import { KioskPaymentResolver } from './kiosk-payment.resolver';

export const kioskPayments: Feature = {
  entities: [KioskPayment],
  resolvers: [KioskPaymentResolver],
  memberTables: {
    kiosk_payments: { leftOut: 'Amounts for five minutes, which do not say who pays.' },
  },
};
