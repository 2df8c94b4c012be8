import { formatMoment } from '../../../lib/format-moment';
import { activitiesContent } from '../activities/activities.content';

/** Texts of the check-in tab. */
export const checkInContent = {
  code: 'Code or name',
  hint: 'Scan the code on the member’s phone, type its six digits, or search by name or phone number.',
  submit: 'Check in',
  keypad: 'Digits of the code',
  removeDigit: 'Delete the last digit',
  found: (count: number) =>
    count === 0 ? 'No member found' : count === 1 ? '1 member found' : `${count} members found`,
  foundMembers: 'Members found',
  sounds: 'Sounds',
  unsent: (count: number) =>
    count === 1
      ? '1 arrival is not recorded yet. It is kept in this browser, and sent again once you are connected.'
      : `${count} arrivals are not recorded yet. They are kept in this browser, and sent again once you are connected.`,
  retry: 'Try again',
  failed: 'That did not work. Please try again.',
  answer: 'Result of the check-in',
  waiting: 'Waiting for a code',
  arrived: (moment: string) => `Arrived ${moment}`,
  arrivedWith: (moment: string, code: string) => `Arrived ${moment} with the code ${code}`,
  others: (count: number) => (count === 1 ? '1 more arrival to decide' : `${count} more arrivals to decide`),
  next: 'Next',
  skip: 'Do not let in',
  visits: 'Visits today',
  noVisits: 'Nobody has come yet today.',
  refused: 'Not checked in',
  usedAt: (moment: string) =>
    `This code was used on ${formatMoment(moment)}. Ask the member to show the next one.`,
  outcomes: {
    RECORDED: 'Checked in',
    RECENTLY_VISITED: 'Came recently',
    NO_ACTIVE_PASS: 'No active pass',
    DUES_OVERDUE: 'Payment overdue',
  },
  until: (plan: string, day: string) => `${plan} until ${day}`,
  frozen: 'Pass frozen',
  frozenUntil: (plan: string, day: string) => `${plan}, frozen until ${day}`,
  ended: (day: string) => `Pass ended on ${day}`,
  never: 'Never had a pass',
  ordered: (plan: string) => `Ordered ${plan}, not paid yet`,
  reason: activitiesContent.reason,
  reasonWithDues: 'Reason for letting in with dues',
  firstVisit: 'First visit',
  reasonMissing: activitiesContent.reasonMissing,
  letIn: activitiesContent.letIn,
};
