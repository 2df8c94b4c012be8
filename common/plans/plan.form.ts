import * as z from 'zod/mini';
import { amountOf } from '../forms/amount';
import { line, refine } from '../forms/fields';
import {
  PLAN_DAYS_MAX,
  PLAN_FEATURE_LENGTH_MAX,
  PLAN_FEATURES_MAX,
  PLAN_MONTHS_MAX,
  PLAN_NAME_LENGTH_MAX,
  PLAN_PRICE_PAISE_MAX,
  PLAN_PRICE_PAISE_MIN,
} from './limits';
import { planMessages as messages } from './messages';

const price = amountOf(messages.priceWrong, { min: PLAN_PRICE_PAISE_MIN, max: PLAN_PRICE_PAISE_MAX });

const numberUpTo = (max: number, error: string) =>
  z.int({ error }).check(z.gte(1, { error }), z.lte(max, { error }));

const areDifferent = (lines: string[]): boolean => new Set(lines).size === lines.length;

const features = z
  .array(line(PLAN_FEATURE_LENGTH_MAX, messages.featureRequired))
  .check(
    z.maxLength(PLAN_FEATURES_MAX, { error: messages.tooManyFeatures, abort: true }),
    refine(areDifferent, { reason: 'INVALID', error: messages.featureTwice }),
  );

/** The features can be changed; the name and length of a plan cannot, since members have bought them. */
export const planFeaturesForm = z.object({ features });

/** A new plan. A membership lasts some months; day passes and trials last some days. */
export const newPlanForm = z
  .extend(planFeaturesForm, {
    kind: z.string(),
    name: line(PLAN_NAME_LENGTH_MAX, messages.nameRequired),
    price,
    durationMonths: z.nullish(numberUpTo(PLAN_MONTHS_MAX, messages.monthsWrong)),
    durationDays: z.nullish(numberUpTo(PLAN_DAYS_MAX, messages.daysWrong)),
  })
  .check(
    refine(({ kind, durationMonths }) => kind !== 'membership' || durationMonths != null, {
      reason: 'REQUIRED',
      error: messages.monthsWrong,
      path: ['durationMonths'],
    }),
    refine(({ kind, durationDays }) => kind === 'membership' || durationDays != null, {
      reason: 'REQUIRED',
      error: messages.daysWrong,
      path: ['durationDays'],
    }),
  );

export const planPriceForm = z.object({ price, startsOn: z.nullish(z.string()) });
