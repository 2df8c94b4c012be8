import * as z from 'zod/mini';
import { studio } from '../studio';
import { refine } from './fields';

/** An amount of money, which is not zero unless `min` says so; in the smallest unit of the currency. */
export const amountOf = (wrong: string, { min = 1, max = Number.MAX_SAFE_INTEGER } = {}) =>
  z.object({
    minorUnits: z.int({ error: wrong }).check(z.gte(min, { error: wrong }), z.lte(max, { error: wrong })),
    currencyCode: z
      .string({ error: wrong })
      .check(refine((code) => code === studio.currency, { reason: 'INVALID', error: wrong })),
  });
