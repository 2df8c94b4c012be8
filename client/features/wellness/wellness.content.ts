import type { MissingPart } from '../diet/energy';

/** Words of the page that brings a member's tools together. */
export const wellnessContent = {
  title: 'Wellness',
  description: 'Your numbers, your meals of today, your weeks at the studio and your membership.',
  lead: 'Your numbers, your meals of today and your weeks at the studio, on one page.',
  failed: 'Your wellness page did not load.',
  membership: {
    title: 'Membership',
    until: (day: string) => `until ${day}`,
    ended: (day: string) => `ended on ${day}`,
    none: 'You have no membership.',
    choose: 'See the passes',
    more: 'Your membership',
  },
  firstStep: {
    title: 'First, your weight and height',
    text: 'With them this page knows your BMI, and the meals can be fitted to what you need. It takes two minutes.',
    action: 'Add your numbers',
  },
  streak: {
    title: 'Your streak',
    weeks: (weeks: number) => (weeks === 1 ? '1 week in a row' : `${weeks} weeks in a row`),
    longest: (weeks: number) => (weeks === 1 ? 'Your longest is 1 week.' : `Your longest is ${weeks} weeks.`),
    isLongest: 'It is your longest.',
    visited: (visited: number, weeks: number) => `You came in ${visited} of the last ${weeks} weeks.`,
    lastVisit: (day: string) => `Last visit on ${day}.`,
    paused: 'A new one begins with your next visit.',
    none: 'No visits yet',
    noneHint: 'The front desk notes when you come. A week counts with one visit in it.',
    now: 'This week',
    ago: (weeks: number) => `${weeks} weeks ago`,
    more: 'See my progress',
  },
  numbers: {
    title: 'Your numbers',
    weight: 'Weight',
    height: 'Height',
    muscleMass: 'Muscle mass',
    kg: (value: string) => `${value} kg`,
    cm: (value: string) => `${value} cm`,
    update: 'Update your numbers',
    calculator: 'BMI calculator',
  },
  meals: {
    title: (day: string) => `Meals for ${day}`,
    fitted: (kcal: string) => `The amounts are fitted to the ${kcal} kcal that you need.`,
    planned: (kcal: string) =>
      `The amounts are fitted to ${kcal} kcal, as far as a plan without advice goes.`,
    plain: 'A vegetarian day of about 2000 calories.',
    missing: (parts: string) => `It is fitted to you as soon as we know ${parts}.`,
    missingParts: {
      body: 'your weight and height',
      age: 'your age',
      gender: 'your gender',
      fitnessLevel: 'how active you are',
    } satisfies Record<MissingPart, string>,
    more: 'Amounts and the whole week',
  },
  details: {
    title: 'Your diet details',
    none: 'Nothing told yet',
    noneHint: 'Your age, how active you are and what you eat: with that the meals are fitted to you.',
    tell: 'Tell us',
    change: 'Change details',
  },
};
