/** Texts for adding a member. */
export const newMemberContent = {
  action: 'Add a member',
  /** Offered by a search that found nobody. */
  actionFor: (typed: string) => `Add a member: ${typed}`,
  title: 'Add a member',
  name: 'Name',
  phone: 'Contact number',
  email: 'E-mail',
  oneIsEnough: 'A number or an e-mail address is enough.',
  agreement: 'Has agreed to the',
  privacyNotice: 'privacy notice',
  agreementHint: 'Show or explain it before you tick this. Who asked is recorded.',
  invite: 'Send an invitation to choose a password',
  inviteHint: 'You can also do this later, in the details of the member.',
  known: (count: number) => (count === 1 ? 'Is it this member?' : 'Is it one of these members?'),
  open: (who: string) => `Open ${who}`,
  choose: (who: string) => `Choose ${who}`,
  submit: 'Add member',
  failed: 'Error adding the member',
};
