import { ADDED_DAYS_MAX, MEMBERSHIP_YEARS_AHEAD_MAX } from './limits';

/** Messages to staff about memberships, shared by server and client. */
export const membershipMessages = {
  sold: 'Membership sold.',
  granted: 'Membership granted.',
  cancelled: 'Membership cancelled.',
  startDayRequired: 'Choose the first day.',
  startTooEarly: (first: string) => `Choose a day from ${first}.`,
  startTooLate: (last: string) => `Choose a day until ${last}.`,
  startOverlaps: (plan: string, first: string, last: string) =>
    `${plan} runs from ${first} to ${last}, and the new period would overlap it. Choose another day.`,
  startTooLongAgo: (last: string) =>
    `The new period would have ended on ${last} already. Choose a later day.`,
  paidFarAhead: `This membership is already paid or granted for the next ${MEMBERSHIP_YEARS_AHEAD_MAX} years.`,
  planNotFound: 'There is no plan with this name.',
  extended: 'Days added.',
  addedDaysInvalid: `Enter a number of days from 1 to ${ADDED_DAYS_MAX}.`,
  notRunning: 'This member has no current membership of this type.',
  inactive: 'This member has no current or upcoming membership of this type.',
} as const;
