import { studio } from '#common/studio';

/** Texts of the trainers page; those about each trainer come from the API. */
export const trainersContent = {
  title: 'Trainers',
  headline: 'Trainers',
  lead: 'Who teaches you to lift, and who to ask. Tap a name to read more.',
  description: () =>
    `The trainers of ${studio.name} in ${studio.city}, what they teach and how they got here.`,
  loadFailed: 'Failed to load trainers. Please try again later.',
  empty: 'No trainers yet.',
  emptyHint: 'Ask at the front desk who is here today.',
  years: (count: number) => (count === 1 ? '1 year of experience' : `${count} years of experience`),
  age: 'Age',
  experience: 'Experience',
  yearsShort: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  specialisations: 'Specialisations',
  bio: (firstName: string) => `About ${firstName}`,
  close: 'Close',
  previous: 'Previous trainer',
  next: 'Next trainer',
  counter: (number: number, count: number) => `${number} of ${count}`,
};
