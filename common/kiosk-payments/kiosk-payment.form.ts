import * as z from 'zod/mini';
import { orderMessages } from '../orders/messages';
import { amountOf } from '../forms/amount';
import { kioskPaymentMessages } from './messages';

/** The pattern that the UPI linking specification permits. */
const reference = z
  .string()
  .check(z.regex(/^[A-Za-z0-9]{1,35}$/, { error: kioskPaymentMessages.referenceInvalid }));

/** A payment that a kiosk is to show. */
export const kioskPaymentForm = z.object({ amount: amountOf(orderMessages.amountWrong), reference });
