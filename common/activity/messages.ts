/** Messages about visits and workouts, shared by server and client. */
export const activityMessages = {
  visitRecorded: 'Attendance marked.',
  workoutRecorded: 'Workout added.',
  activityRemoved: 'Entry removed.',
  workoutRequired: 'Enter the name of the workout.',
  timeInFuture: 'This time is in the future.',
  timeTooLongAgo: (daysBack: number) =>
    daysBack === 0 ? 'Choose a time of today.' : `Choose a time in the last ${daysBack} days.`,
  timeBeforeAccount: 'Choose a time after the account was created.',
  recentlyVisited: 'Another visit shortly before or after this one is already recorded.',
  noActivePass: 'This member has no active gym pass, or it is frozen.',
  activityNotFound: 'We could not find this entry.',
  onlyOfToday: 'You can only remove entries that were recorded today. Ask an admin.',
} as const;
