/** What a pass is, in words; what it costs comes from the price list. */
export const passContent = {
  title: 'Pick a pass',
  lead: 'Each price covers the whole term shown. Nothing renews by itself.',
  groups: { pass: 'Gym passes', nutrition: 'Nutrition plans' },
  whyTitle: 'What a pass gives you',
  benefits: [
    {
      title: '100+ gyms',
      text: 'Train near home on weekdays and near family on Sundays. One pass opens all of them.',
    },
    {
      title: '5,000+ sessions',
      text: 'Yoga, strength, boxing, endurance: reserve the one that suits the day.',
    },
    {
      title: 'Your own pace',
      text: 'A Basic pass reserves up to five workouts per centre, a Premium pass as many as you like.',
    },
    {
      title: 'A clear end',
      text: 'A pass ends with its term. You decide each time whether there is another.',
    },
  ],
  howTitle: 'How it works',
  steps: [
    {
      title: 'Make an account',
      text: 'An e-mail address and a password. We send one link to check the address.',
    },
    { title: 'Pick a plan', text: 'The full price is on the card, before you give us anything.' },
    { title: 'Pay at the front desk', text: 'Come by while we are open and tell us the name of the plan.' },
    {
      title: 'Come 15 minutes early',
      text: 'The coach meets you at the door and shows you where everything is.',
    },
  ],
};
