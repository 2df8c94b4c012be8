import type { PlanType } from '../../graphql/types.generated';

/** Texts about passes; prices come from the API. */
export const passContent = {
  title: 'Pick a pass',
  lead: 'Choose a term to see the order. Each price covers the whole term, and nothing renews automatically.',
  groups: { PASS: 'Gym passes', NUTRITION: 'Nutrition plans' } satisfies Record<PlanType, string>,
  lowest: 'the lowest price a month',
  sameAsFor: (term: string) => `the same as for ${term}`,
  whyTitle: 'What your pass gives you',
  benefits: [
    {
      title: '100+ gyms',
      text: 'They come with Premium. Ask the front desk which of them are near you before you order.',
    },
    {
      title: '5,000+ sessions',
      text: 'Yoga, strength, boxing, endurance, with Premium. The front desk knows the times.',
    },
    {
      title: 'Your own pace',
      text: 'With Basic, the front desk reserves up to five workouts per centre for you, with Premium as many as you like.',
    },
    {
      title: 'A clear end',
      text: 'Your pass ends when its term ends. You decide each time whether to renew.',
    },
  ],
  howTitle: 'How it works',
  steps: [
    {
      title: 'Create an account',
      text: 'All you need is an e-mail address and a password. We send you a link to verify the address.',
    },
    { title: 'Pick a plan', text: 'You see the full price before you order.' },
    {
      title: 'Pay at the front desk',
      text: 'Come by while we are open and give us your order number or your name.',
    },
    {
      title: 'Come 15 minutes early',
      text: 'A trainer meets you at the door and shows you where everything is.',
    },
  ],
};
