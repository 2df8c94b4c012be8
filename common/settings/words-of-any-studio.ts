import type { StudioWords } from '../studio';

/**
 * The words of pages about a studio that has its own contacts but not yet its own words: only what is true of any
 * studio with this site. A list without an entry, and a reason without a text, are left out.
 */
export const wordsOfAnyStudio = ({ name, city }: { name: string; city: string }): StudioWords => ({
  homeTitle: `Train at ${name}.`,
  aboutTitle: `${name}, ${city}`,
  aboutText: [],
  facts: [],
  benefits: [
    ['A clear end', 'Your pass ends with its term. Whether you renew it is up to you.'],
    ['Your account', 'Your plan, your receipts and a workout plan that is adjusted to you, on your phone.'],
  ],
  firstVisit: [],
  amenities: [],
  etiquette: [],
  hygiene: [],
  trainersLead: 'Ask them whatever you like about your training.',
  arrivalNote: 'Come a few minutes early, so that you can change and warm up.',
  whyTitle: `Why ${name}`,
  whyLead: 'See the prices, read what members say, and ask us whatever you like.',
  trainerTitle: 'Our trainers',
  trainerText: '',
  earlyTitle: 'Our hours',
  earlyText: '',
  roomTitle: 'Our rooms',
  roomText: '',
  careTitle: 'Our equipment',
  careText: '',
  offers: [],
  management: [
    ['Front desk', 'Ask us about plans, prices and timings, here or by phone.'],
    ['Membership records', 'Your plan and the day it ends, on this site and at the front desk.'],
    ['Feedback', 'Tell the front desk or write a review.'],
    ['Your data', 'We tell you what we keep. Download or delete it in your account.'],
  ],
  services: [
    ['Workout plan', 'This site makes one for your goal, your experience, your days and your equipment.'],
    ['Exercises', 'Each with pictures and steps, to look up between two sets.'],
    ['Meals', 'A vegetarian week, adjusted to your energy needs.'],
    ['Measurements', 'Note your weight and see how it changes. Only if you want to.'],
  ],
  fitnessOptions: [],
  nutritionLead:
    'Ask at the front desk what a nutrition plan includes. The week of meals on this site is open to every member.',
});
