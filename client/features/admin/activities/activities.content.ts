import type { ActivityType } from '../../../graphql/types.generated';

/** Texts of the tabs with visits and with workouts. The documented ones must not change. */
export const activitiesContent = {
  search: { label: 'Search by member', hint: 'Name, e-mail or phone' },
  days: 'Days',
  hours: 'Hours',
  noMatches: 'No one matches these filters',
  today: (day: string) => `Today, ${day}`,
  yesterday: (day: string) => `Yesterday, ${day}`,
  failed: 'Error adding activity',
  removeFailed: 'The entry could not be removed. Please try again.',
  undo: 'Undo',
  undoReason: 'Undone by the person who recorded it',
  removed: 'Entry removed.',
  removal: {
    action: 'Remove',
    text: (moment: string) => `It happened on ${moment}. Nobody can bring it back.`,
    reasonHint: 'For the journal.',
    submit: 'Remove',
  },
  member: 'Member',
  memberMissing: 'Choose a member.',
  time: 'Date and time',
  timeMissing: 'Enter the date and the time.',
  workout: 'Name of the workout',
  withoutPass: 'No active pass at this time.',
  reason: 'Reason for letting in without a pass',
  reasonMissing: 'Enter a reason.',
  letIn: 'Let in once',
  justNow: 'Came just now. Mark again?',
  recentMinutes: (minutes: number) => `Came ${minutes} min ago. Mark again?`,
  recentAt: (moment: string) => `Came on ${moment}. Mark again?`,
  no: 'No',
  again: 'Mark again',
};

/** Texts of one of the two tabs. */
export const textsOf = {
  ATTENDANCE: {
    unit: { one: 'visit', other: 'visits' },
    list: 'Visits by day',
    empty: 'No visits yet',
    add: 'Mark Attendance',
    recorded: (who: string, moment: string) => `${who} came on ${moment}.`,
    removalTitle: (who: string) => `Remove this visit of ${who}?`,
  },
  WORKOUT: {
    unit: { one: 'workout', other: 'workouts' },
    list: 'Workouts by day',
    empty: 'No workouts yet',
    add: 'Add Workout',
    recorded: (who: string, moment: string) => `Workout of ${who} on ${moment} added.`,
    removalTitle: (who: string) => `Remove this workout of ${who}?`,
  },
} satisfies Record<ActivityType, object>;
