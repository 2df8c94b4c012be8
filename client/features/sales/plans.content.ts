import { studio } from '#common/studio';
import type { PlanType } from '../../graphql/types.generated';
import { percent, planFactsContent } from './plan-facts.content';

interface PlanPageTexts {
  title: string;
  headline: string;
  lead: () => string;
  description: () => string;
  /** Label of the tab. */
  tab: string;
  /** Name of the group of cards. */
  group: string;
}

/** Texts specific to each of the two pages. */
export const planPages: Record<PlanType, PlanPageTexts> = {
  PASS: {
    title: 'Pass membership plans',
    headline: 'Pass plans',
    lead: () => 'A pass opens the gym floor. Pick one to see what you pay and for how long.',
    description: () => `Gym passes at ${studio.name} in ${studio.city}: prices and terms.`,
    tab: 'Gym passes',
    group: 'Pick a pass',
  },
  NUTRITION: {
    title: 'Nutrition membership plans',
    headline: 'Nutrition plans',
    lead: () =>
      studio.words.nutritionLead ??
      'Talk to our nutritionist at the studio or by phone, at a time that you agree with the front desk. Show them the diet details that you save here. The week of meals on this site is open to every member.',
    description: () => `Nutrition plans at ${studio.name} in ${studio.city}: prices and terms.`,
    tab: 'Nutrition',
    group: 'Pick a nutrition plan',
  },
};

/** Texts of the plans pages. */
export const plansContent = {
  kinds: 'Plan types',
  loadFailed: 'Failed to load plans. Please try again later.',
  empty: 'No plans on sale right now.',
  emptyHint: 'Ask at the front desk, or call us.',
  ...planFactsContent,
  selected: 'Selected',
  summary: 'Order Summary',
  items: (count: number) => (count === 1 ? '1 ITEM' : `${count} ITEMS`),
  subtotal: 'Subtotal',
  tax: (name: string, basisPoints: number) => `${name} ${percent(basisPoints)}`,
  roundOff: 'Round-off',
  total: 'Total',
  proceed: 'Proceed to Payment',
  agree: 'Accept the new price and proceed',
  formerPrice: 'Old price:',
  newPrice: 'New price:',
  pickFirst: 'Pick a plan first',
  orderFailed: 'Your order was not placed. Your plan is still selected: please try again.',
  orderUnanswered: 'The server did not answer. Press the button again: it orders your plan only once.',
  nothing: 'Pick a plan to see the total.',
  runsOn: (from: string, until: string) =>
    `It starts on ${from}, when your current plan ends, and runs on to ${until}.`,
  runsUntil: (until: string) => `If you pay today, it runs to ${until}.`,
  comesAfter: (number: number) =>
    `Order ${number} is not paid yet. If you pay for it first, this plan starts when that one ends.`,
  renewal: {
    title: (plan: string) => `Renew ${plan}`,
    paid: (until: string) => `You have paid until ${until}.`,
    starts: (day: string) => `The plan that you pick here starts on ${day}, with no day lost.`,
  },
  show: 'Show summary',
  review: 'Review order',
  close: 'Close',
  ending: 'The price covers the whole term. Nothing renews automatically.',
  desk: {
    title: 'The front desk',
    pay: 'Pay at the front desk',
    how: 'The button places your order. Then you pay there by cash, card or UPI, and can cancel until you do.',
  },
  online: {
    pay: 'Pay online',
    how: 'The button places your order and opens the Razorpay form, where you pay by UPI, card, netbanking or wallet. You can also pay later, here or at the front desk.',
  },
};
