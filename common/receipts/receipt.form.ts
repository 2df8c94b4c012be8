import * as z from 'zod/mini';
import { optionalEmail } from '../auth/fields';
import { requestKey } from '../forms/fields';

/** A receipt that is printed or shared. */
export const receiptHandoutForm = z.object({ requestKey });

/** Mails a receipt, by default to the address of the member. */
export const receiptMailForm = z.object({
  email: z.nullish(optionalEmail),
  requestKey,
});
