import { MINUTE_MS, SECOND_MS } from '../time';

/** For how long a kiosk shows a payment. */
export const KIOSK_PAYMENT_LIFE_MS = 5 * MINUTE_MS;

/** How often a kiosk asks for the payment that it is to show. */
export const KIOSK_PAYMENT_POLL_MS = 3 * SECOND_MS;
