import * as z from 'zod/mini';
import { requestKey } from '../forms/fields';

/** Amount of a test payment, which is refunded: the least that Razorpay takes. */
export const RUPEE_TEST_PAISE = 100;

export const startRupeeTestForm = z.object({ requestKey });

const fromGateway = z.string().check(z.maxLength(200));

export const confirmRupeeTestForm = z.object({
  id: z.string(),
  gatewayPaymentId: fromGateway,
  signature: fromGateway,
});

export type StartRupeeTestValues = z.infer<typeof startRupeeTestForm>;
export type ConfirmRupeeTestValues = z.infer<typeof confirmRupeeTestForm>;
