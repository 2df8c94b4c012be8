import { ADDED_DAYS_MAX, MEMBERSHIP_FREEZE, MEMBERSHIP_YEARS_AHEAD_MAX } from './limits';

/** Messages to staff about memberships, shared by server and client. */
export const membershipMessages = {
  renewed: 'Membership renewed.',
  granted: 'Membership granted.',
  cancelled: 'Membership cancelled.',
  paidFarAhead: `This membership is already paid or granted for the next ${MEMBERSHIP_YEARS_AHEAD_MAX} years.`,
  planNotFound: 'There is no plan with this name.',
  requestKeyInvalid: 'This grant could not be identified. Reload the page and try again.',
  requestKeyUsed: 'This grant was already made with other values. Reload the page and try again.',
  extended: 'Days added.',
  addedDaysInvalid: `Enter a number of days from 1 to ${ADDED_DAYS_MAX}.`,
  notRunning: 'This member has no current membership of this type.',
  inactive: 'This member has no current or upcoming membership of this type.',
} as const;

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
  daysInvalid: (daysLeft: number) =>
    daysLeft === MEMBERSHIP_FREEZE.daysMin
      ? `Choose ${daysLeft} days.`
      : `Choose from ${MEMBERSHIP_FREEZE.daysMin} to ${daysLeft} days.`,
  noDaysLeft: 'All days on which this pass may be frozen are used.',
  noPass: 'There is no running gym pass to freeze.',
  notFound: 'We could not find this freeze.',
  requestKeyInvalid: 'This freeze could not be identified. Reload the page and try again.',
  requestKeyUsed: 'This freeze was already made with other values. Reload the page and try again.',
} as const;
