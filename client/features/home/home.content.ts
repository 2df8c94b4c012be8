import { studio } from '#common/studio';
import { formatRupees } from '../../lib/format-rupees';
import { hourEnds } from './day-in-hours';

const [opensAt] = hourEnds;

/** Words of the home page. */
export const homeContent = {
  title: `Fitness studio open from ${opensAt}`,
  description: `${studio.name} is a fitness studio in ${studio.city}, open from ${opensAt} every day of the week. See passes with their prices, weekly timings and the coaches.`,
  hero: {
    headline: 'Earn your morning.',
    lead: `A training floor in ${studio.city}, open from ${opensAt}.`,
    price: (paise: number) => `Passes from ${formatRupees(paise)} a month.`,
    photos: 'See the gym',
    picture:
      'A street before dawn: under the sign “bhor” the studio’s front is lit, one person trains inside, and a street lamp shines on the wet road.',
  },
  /** Figures of the specification (2). */
  facts: [
    { figure: '100+ gyms', meaning: 'on one pass' },
    { figure: '5,000+ sessions', meaning: 'to reserve' },
    { figure: '15 minutes early', meaning: 'is on time here' },
  ],
  about: {
    title: 'The one lit room on the street',
    paragraphs: [
      `${studio.name} is the Hindi word for dawn. We open the door while the lamps outside are still on, so that the hardest part of your day is behind you before the phone starts.`,
      'Some of us began last week and some of us began years ago. We train side by side, at the weight that is right today, with a coach close enough to see your knees and your back.',
      'There is nothing to prove at that hour. There is a warm floor, a bar, and an hour that belongs to you.',
    ],
    whyJoin: 'Why people stay',
    blog: 'Read the blog',
    picture: 'A loaded barbell on a rack, in front of a window with the first light behind it.',
  },
  trainers: {
    title: 'Who is on the floor',
    lead: 'They ask how you slept, then change the plan.',
    all: 'Meet all the trainers',
    forMembers: 'Their full profiles open when you are signed in.',
  },
  timings: {
    title: 'Weekly timings',
    early: 'Arrive 15 minutes early: time to change, warm up and start with everyone else.',
  },
  quotes: 'What members say',
  contact: {
    title: 'Come and see it',
    lead: 'Walk in while we are open, or call before you set out.',
    address: 'Address',
    map: 'Open in a map',
    phone: 'Phone',
    email: 'Mail',
  },
};
