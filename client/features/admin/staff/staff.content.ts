import { sendsNoMails } from '#common/sends-no-mails';
import { STAFF_INVITATION_DAYS } from '#common/staff/limits';

/** Texts of the tab about the people who work for the studio. */
export const staffContent = {
  lead: 'Who works for the studio, and what they may do here.',
  failed: 'The staff did not load.',
  actionFailed: 'That did not work. Please try again.',
  noName: 'No name yet',
  you: 'You',
  since: (day: string) => `Since ${day}`,
  lastSignIn: (moment: string) => `Last logged in ${moment}`,
  neverSignedIn: 'No log-in within a year',
  trainer: (name: string) => `On the site as ${name}`,
  noOwner:
    'Nobody is the owner yet, so that all admins decide about each other. Make one of them the owner, and only owners do.',
  change: {
    action: 'Change role',
    title: (name: string) => `Change the role of ${name}`,
    lead: 'They are logged out everywhere, and have the new role when they log in again.',
    submit: 'Change role',
  },
  end: {
    action: 'End access',
    title: (name: string) => `End the access of ${name}?`,
    lead: 'They are logged out on every device at once, kiosks too. They stay a member, with their membership and their data.',
    members: (count: number, trainer: string) =>
      `${count === 1 ? 'One member trains' : `${count} members train`} with ${trainer}. Choose who takes over.`,
    successor: 'Their new trainer',
    choose: 'Choose a trainer',
    submit: 'End access',
  },
  secondFactor: { on: 'Second factor', off: 'No second factor' },
  reset: {
    action: 'Reset second factor',
    title: (name: string) => `Reset the second factor of ${name}?`,
    lead: 'Be sure that it is them who ask: call them. They are logged out everywhere, and their password alone logs them in until they set up another one.',
    reason: 'Reason',
    reasonHint: () => (sendsNoMails() ? 'It is in Audit.' : 'They get it by mail, and it is in Audit.'),
    submit: 'Reset',
  },
  invite: {
    action: 'Invite',
    title: 'Invite to the staff',
    lead: () =>
      `${sendsNoMails() ? 'No mail server is set, so you get a link to hand over' : 'We mail a link'}. It works once, within ${STAFF_INVITATION_DAYS} days. Members keep their account and their membership.`,
    email: 'E-mail address',
    role: 'Role',
    trainer: 'Trainer on the site',
    noTrainer: 'None of them',
    submit: () => (sendsNoMails() ? 'Make invitation' : 'Send invitation'),
    link: {
      title: (email: string) => `Hand this over to ${email}`,
      hint: (moment: string) =>
        `Whoever opens it joins the staff, once, until ${moment}. Give it to nobody else. It is not shown again.`,
      close: 'Done',
    },
  },
  roles: {
    TRAINER:
      'Sees the members assigned to them, with visits, workouts and notes; health data if the member has agreed. Sees no payments.',
    FRONT_DESK: 'Checks members in, sells plans and takes payments. Sees no health data.',
    ADMIN: 'May do everything, except what only an owner decides.',
    OWNER: 'May do everything, and decides who is an admin or an owner.',
  },
  invitations: {
    title: 'Open invitations',
    until: (moment: string) => `Can be accepted until ${moment}`,
    withdraw: 'Withdraw',
  },
};
