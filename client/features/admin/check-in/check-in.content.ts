/** Texts of the check-in tab. */
export const checkInContent = {
  title: 'Check-in',
  lead: 'Scan the code on the member’s phone, or type its six digits.',
  code: 'Code',
  member: 'Member without a phone',
  submit: 'Check in',
  failed: 'That did not work. Please try again.',
  answer: 'Result of the check-in',
  waiting: 'Waiting for a code',
  outcomes: {
    CHECKED_IN: 'Checked in',
    RECENTLY_VISITED: 'Came recently',
    NO_ACTIVE_PASS: 'No active pass',
  },
  until: (plan: string, day: string) => `${plan} until ${day}`,
  ended: (day: string) => `Pass ended on ${day}`,
  never: 'Never had a pass',
  renew: 'Renew',
  reason: 'Reason for letting in without a pass',
  reasonMissing: 'Enter a reason.',
  letIn: 'Let in once',
};
