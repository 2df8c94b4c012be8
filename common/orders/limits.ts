import { DAY_MS, HOUR_MS } from '../time';

/** Maximum number of unpaid orders per member. */
export const ORDERS_WAITING_MAX = 3;
/** Orders per page. */
export const ORDERS_SHOWN = 20;
/** Maximum length of the reference of a payment at the front desk. */
export const PAYMENT_REFERENCE_LENGTH_MAX = 40;
/** Time after which an unpaid order expires, in milliseconds. */
export const ORDER_LIFE_MS = 14 * DAY_MS;
/** Minimum time between two status checks of a refund at its gateway, in milliseconds. */
export const REFUND_CHECK_PAUSE_MS = HOUR_MS;
/**
 * How far back payments are read from the gateway to find missed ones, in milliseconds: banks may confirm some days
 * late, and a studio that was offline for a long weekend must not lose any.
 */
export const PAYMENTS_LOOKBACK_MS = 10 * DAY_MS;
