import type { MissingPart } from '../diet/energy';

/** Words of the page that brings a member's tools together. */
export const wellnessContent = {
  title: 'Wellness',
  description: 'Your numbers, today’s meals, your weeks at the studio and your membership.',
  lead: 'Your numbers, today’s meals and your weeks at the studio, on one page.',
  failed: 'Your wellness page did not load.',
  membership: {
    title: 'Membership',
    until: (day: string) => `until ${day}`,
    none: 'You have no membership.',
    choose: 'See the passes',
    more: 'Your membership',
  },
  firstStep: {
    title: 'First, your weight and height',
    text: 'With them we can show your BMI and adjust the meals to your needs. It takes two minutes.',
    action: 'Add your numbers',
  },
  streak: {
    title: 'Your streak',
    weeks: (weeks: number) => (weeks === 1 ? '1 week in a row' : `${weeks} weeks in a row`),
    longest: (weeks: number) => (weeks === 1 ? 'Your longest is 1 week.' : `Your longest is ${weeks} weeks.`),
    isLongest: 'This is your longest.',
    visited: (visited: number, weeks: number) => `You came in ${visited} of the last ${weeks} weeks.`,
    lastVisit: (day: string) => `Last visit on ${day}.`,
    paused: 'Your next visit starts a new one.',
    none: 'No visits yet',
    noneHint: 'The front desk records your visits. One visit makes a week count.',
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
    fitted: (kcal: string) => `The amounts are adjusted to the ${kcal} kcal you need.`,
    planned: (kcal: string) =>
      `The amounts are adjusted to ${kcal} kcal, as far as we go without a dietitian’s advice.`,
    plain: 'A vegetarian day of about 2000 calories.',
    missing: (parts: string) => `We adjust it to you once we know ${parts}.`,
    missingParts: {
      body: 'your weight and height',
      age: 'your age',
      gender: 'your gender',
      fitnessLevel: 'how active you are',
    } satisfies Record<MissingPart, string>,
    more: 'Amounts and the full week',
  },
  exercises: {
    title: 'Exercises',
    text: 'For every muscle, with and without equipment, step by step.',
    more: 'Find an exercise',
  },
  details: {
    title: 'Your diet details',
    none: 'Nothing here yet',
    noneHint: 'Add your age, how active you are and what you eat, and we adjust the meals to you.',
    tell: 'Add your details',
    change: 'Change details',
  },
};
