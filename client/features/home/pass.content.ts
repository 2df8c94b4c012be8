import { studio, type HouseRule } from '#common/studio';
import type { PlanType } from '../../graphql/types.generated';

/** Texts about passes; prices come from the API. */
export const passContent = {
  title: 'Pick a pass',
  lead: 'Choose a term to see the order. Each price covers the whole term, and nothing renews automatically.',
  groups: { PASS: 'Gym passes', NUTRITION: 'Nutrition plans' } satisfies Record<PlanType, string>,
  lowest: 'the lowest price a month',
  sameAsFor: (term: string) => `the same as for ${term}`,
  whyTitle: 'What your pass gives you',
  benefits: (): readonly HouseRule[] =>
    studio.words.benefits ?? [
      ['100+ gyms', 'They come with Premium. Ask the front desk which are near you.'],
      ['5,000+ sessions', 'Yoga, strength, boxing, endurance, with Premium. The front desk knows the times.'],
      [
        'Your own pace',
        'With Basic, the front desk reserves up to five workouts per centre for you, with Premium as many as you like.',
      ],
      ['A clear end', 'Your pass ends when its term ends. You decide each time whether to renew.'],
    ],
  howTitle: 'How it works',
  steps: (): HouseRule[] => [
    ['Create an account', 'All you need is an e-mail address and a password.'],
    ['Pick a plan', 'You see the full price before you order.'],
    ['Pay at the front desk', 'Come by while we are open, and give your order number or name.'],
    ...(studio.words.firstVisit ?? [
      [
        'Come 15 minutes early',
        'A trainer meets you at the door and shows you where everything is.',
      ] as const,
    ]),
  ],
};
