/** Messages to members and staff about freezes of a pass. */
export const freezeMessages = {
  frozen: 'Pass frozen.',
  ended: 'The freeze has ended.',
  dayRequired: 'Choose the first day.',
  daysRequired: 'Enter the number of days.',
  frozenAlready: (first: string, last: string) =>
    `The pass is already frozen from ${first} until ${last}. End that freeze first.`,
  tooEarly: (first: string) => `Choose a day from tomorrow, ${first}.`,
  tooLate: (last: string) => `Choose a day until ${last}.`,
  afterEnd: (last: string) => `The pass ends on ${last}. Choose an earlier day.`,
  overEnd: (last: string) => `The pass ends on ${last}. Freeze it for fewer days, or from an earlier day.`,
  daysInvalid: (min: number, max: number) =>
    min === max ? `Choose ${max} days.` : `Choose from ${min} to ${max} days.`,
  noDaysLeft: 'All days on which this pass may be frozen are used.',
  noPass: 'There is no running gym pass to freeze.',
  notFound: 'We could not find this freeze.',
} as const;
