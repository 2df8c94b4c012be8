import { KIOSK_PAYMENT_POLL_MS } from '#common/kiosk-payments/limits';
import { useKioskPaymentQuery } from './kiosk-payment.generated';

/** The payment that the front desk has this kiosk show; null if there is none. */
export function useKioskPayment() {
  const { data } = useKioskPaymentQuery({
    fetchPolicy: 'no-cache',
    pollInterval: KIOSK_PAYMENT_POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  return data?.kioskPayment ?? null;
}
