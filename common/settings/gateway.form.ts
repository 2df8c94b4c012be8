import * as z from 'zod/mini';
import { cleanCode } from '../clean-text';
import { refine } from '../forms/fields';
import { gatewayMessages as messages } from './messages';

/** The id of a key of Razorpay. */
export const RAZORPAY_KEY_ID = /^rzp_(test|live)_\w{1,60}$/;

/** Whether a key takes no money. */
export const isTestKey = (keyId: string): boolean => keyId.startsWith('rzp_test_');

/** The account at the payment gateway; its other parts are secrets. An empty text stands for none. */
export const gatewayForm = z.object({
  razorpayKey: z.string().check(
    z.overwrite(cleanCode),
    refine<string>((value) => value === '' || RAZORPAY_KEY_ID.test(value), {
      reason: 'INVALID_FORMAT',
      error: messages.keyIdInvalid,
    }),
  ),
});

export type GatewaySettings = z.infer<typeof gatewayForm>;
