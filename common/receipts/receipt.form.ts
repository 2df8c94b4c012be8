import * as z from 'zod/mini';
import { optionalEmail } from '../auth/fields';
import { requestKey } from '../forms/fields';
import { receiptMessages } from './messages';

/** A receipt that is printed or shared. */
export const receiptHandoutForm = z.object({ requestKey: requestKey(receiptMessages.requestKeyInvalid) });

/** A receipt that is mailed; without an address, to that of the member. */
export const receiptMailForm = z.object({
  email: z.nullish(optionalEmail),
  requestKey: requestKey(receiptMessages.requestKeyInvalid),
});
