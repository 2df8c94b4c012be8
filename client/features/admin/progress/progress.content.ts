import type { RateTexts } from '../../progress/describe-progress';

const visits: RateTexts = {
  title: 'Visits',
  what: 'visits',
  empty: 'No visits yet',
  emptyHint: 'Visits are recorded under Attendance.',
  none: (weeks) => `No visits in these ${weeks} weeks.`,
  first: (times) => `Came ${times} in the first week.`,
  onlyNow: (times) => `Came ${times} this week, but not in the weeks before.`,
  average: (times) => `Came ${times} a week on average`,
};

const workouts: RateTexts = {
  title: 'Workouts',
  what: 'workouts',
  empty: 'No workouts yet',
  emptyHint: 'Workouts are recorded under Workouts, or by members with their plans.',
  none: (weeks) => `No workouts in these ${weeks} weeks.`,
  first: (times) => `Trained ${times} in the first week.`,
  onlyNow: (times) => `Trained ${times} this week, but not in the weeks before.`,
  average: (times) => `Trained ${times} a week on average`,
};

/** Texts of the tab with the progress of a member. The documented ones must not change. */
export const memberProgressContent = {
  lead: 'Choose a member to see how often they come and train.',
  member: 'Member',
  memberMissing: 'Choose a member.',
  load: 'Load Progress',
  failed: 'Error fetching progress',
  empty: { title: 'No progress loaded', hint: 'Choose a member and load the progress.' },
  loaded: (who: string) => `Progress of ${who} loaded.`,
  totals: 'Altogether',
  total: { visits: 'Visits', workouts: 'Workouts' },
  streakHint: 'One visit makes a week count. The current week can’t break the streak until it ends.',
  latest: 'Latest entries',
  visit: 'Visit',
  visits,
  workouts,
};
