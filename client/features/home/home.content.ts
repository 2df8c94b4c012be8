import { dailyOpening } from '#common/opening-now';
import { studio, type HouseRule } from '#common/studio';
import type { Money } from '../../graphql/types.generated';
import { formatWholeMoney } from '../../lib/format-money';

const opening = (words: (time: string) => string) => {
  const time = dailyOpening();
  return time === null ? '' : words(time);
};

/** Texts of the home page. */
export const homeContent = {
  title: () => `Fitness studio${opening((time) => ` open from ${time}`)}`,
  description: () =>
    `${studio.name} is a fitness studio in ${studio.city}${opening((time) => `, open from ${time} every day of the week`)}. See passes and prices, weekly timings and our trainers.`,
  hero: {
    headline: () => studio.words.homeTitle ?? 'Earn your morning.',
    lead: () =>
      studio.words.homeLead ??
      `A training floor in ${studio.city}${opening((time) => `, open from ${time}`)}.`,
    price: (amount: Money) => `Passes from ${formatWholeMoney(amount)} a month.`,
    photos: 'See the gym',
    picture: 'The lit studio before dawn.',
  },
  /** The hours of today as a key figure; none if the studio is closed. */
  hours: ([first = 'Closed', ...others]: string[]): HouseRule => [
    first,
    [...others.map((span) => `and ${span}`), 'today'].join(' '),
  ],
  /** Key figures of the studio. */
  facts: (): readonly HouseRule[] =>
    studio.words.facts ?? [
      ['100+ gyms', 'on one pass'],
      ['5,000+ sessions', 'to choose from'],
      ['Arrive early', '15 minutes before you start'],
    ],
  about: {
    title: () => studio.words.aboutTitle ?? 'The one lit room on the street',
    paragraphs: () =>
      studio.words.aboutText ?? [
        'We open while the street lamps are still on, so that the hardest part of your day is behind you before the phone starts ringing.',
        'Some of us began last week, some years ago. We train side by side, at the weight that is right today, with a trainer close enough to see your knees and your back.',
        'There is nothing to prove at that hour. There is a warm floor, a bar, and an hour that belongs to you.',
      ],
    whyJoin: 'Why join us',
    blog: 'Read the blog',
    picture: 'A barbell on a rack.',
  },
  trainers: {
    title: 'Meet your trainers',
    lead: () => studio.words.trainersLead ?? 'They ask how you slept, then change the plan.',
    all: 'See all trainers',
    forMembers: 'Log in to read their full profiles.',
  },
  timings: {
    title: 'Weekly timings',
    now: (line: string, openHours: number) => `${line}. ${openHours} open hours today.`,
    early: () => studio.words.arrivalNote ?? 'Arrive 15 minutes early: time to change and warm up.',
  },
  quotes: 'What members say',
  contact: {
    title: 'Come and see for yourself',
    lead: 'Walk in while we are open, call first, or ask us: we call back or write.',
    address: 'Address',
    map: 'Open in Maps',
    phone: 'Phone',
    email: 'E-mail',
  },
};
