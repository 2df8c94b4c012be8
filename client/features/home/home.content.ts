import { studio } from '#common/studio';
import { hourEnds } from './day-in-hours';

const [opensAt] = hourEnds;

/** Words of the home page. */
export const homeContent = {
  title: `Fitness studio open from ${opensAt}`,
  description: `${studio.name} is a fitness studio in ${studio.city}, open from ${opensAt} every day of the week. See the weekly timings, read the blog, come by.`,
  hero: {
    headline: 'Earn your morning.',
    lead: `A training floor in ${studio.city}, open from ${opensAt}. Come while the street is dark, leave with the day in front of you.`,
    timings: 'See the timings',
    blog: 'Read the blog',
    picture: 'A dark street before dawn. One doorway is lit, and its light lies on the wet road.',
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
    blog: 'How we think about training: read the blog',
    picture: 'A loaded barbell on a rack, in front of a window with the first light behind it.',
  },
  timings: {
    title: 'Weekly timings',
    early: 'Arrive 15 minutes early: time to change, warm up and start with everyone else.',
  },
  contact: {
    title: 'Come and see it',
    lead: 'Walk in while we are open, or call before you set out.',
    address: 'Address',
    phone: 'Phone',
    email: 'Mail',
  },
};
