import { currencyWords } from '#common/studio-currency';
import { lengthInWords } from '#common/plans/plan-length';
import { PLAN_FEATURES_MAX } from '#common/plans/limits';
import type { PlanKind, PlanType } from '../../../graphql/types.generated';

export const plansContent = {
  lead: 'Shown in the price list of the site and at the front desk, in this order. What members have bought, and orders that wait, keep their price.',
  failed: 'The plans could not be loaded.',
  saveFailed: 'The plan could not be saved.',
  types: { PASS: 'Gym pass', NUTRITION: 'Nutrition plan' } satisfies Record<PlanType, string>,
  kinds: {
    MEMBERSHIP: 'Membership',
    DAY_PASS: 'Day pass, sold at the front desk only',
    TRIAL: 'Trial, sold at the front desk only, once to each member',
  } satisfies Record<PlanKind, string>,
  add: 'Add a plan',
  empty: { title: 'No plans yet', text: 'Add the first one, and visitors see its price at once.' },
  onSale: 'On sale',
  offSale: 'Not on sale',
  withTax: (total: string) => `${total} with taxes`,
  from: (price: string, day: string) => `${price} from ${day}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  setPrice: 'Set price',
  setPriceOf: (name: string) => `Set price of ${name}`,
  edit: 'What it includes',
  editOf: (name: string) => `What it includes: ${name}`,
  takeOff: 'Take off sale',
  takeOffOf: (name: string) => `Take off sale: ${name}`,
  putOn: 'Put on sale',
  putOnOf: (name: string) => `Put on sale: ${name}`,
  history: 'Prices so far',
  firstPrice: 'when it was added',
  setBy: (name: string) => `set by ${name}`,
  price: {
    get label() {
      return `Price in ${currencyWords().many}`;
    },
    from: 'From',
    fromHint: 'Today, or a later day. A price for the same day replaces the one before.',
    submit: 'Set price',
  },
  features: {
    label: 'What it includes',
    hint: `One line for each, up to ${PLAN_FEATURES_MAX}.`,
    submit: 'Save',
    stale: 'Somebody else has changed it meanwhile. Close this and look at it again.',
  },
  form: {
    title: 'Add a plan',
    lead: 'Name and length cannot be changed later, because members buy them. The plan is on sale at once.',
    type: 'For',
    kind: 'Kind',
    name: 'Name',
    nameHint: 'Such as “Premium 3 Months”.',
    months: 'Months',
    days: 'Days',
    submit: 'Add plan',
  },
};

interface Length {
  durationMonths: number;
  durationDays?: number | null;
}

/** "3 months", "1 day" */
export const planLength = ({ durationMonths, durationDays }: Length): string =>
  lengthInWords({ months: durationMonths, days: durationDays ?? null });
