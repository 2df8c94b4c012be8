import { noMailTo } from '../admin.content';

/** Texts of the tab in which staff edit a member's details. The documented ones must not change. */
export const detailsContent = {
  lead: 'Choose a member, change what is wrong, and save.',
  member: 'Member',
  empty: { title: 'No member chosen', hint: 'Search by name, e-mail or phone above.' },
  notFound: 'This member does not exist, or the account has been deleted. Choose another.',
  saveFailed: 'Error saving user details',
  unchanged: 'There is nothing to save: no field has been changed.',
  parts: { personal: 'About the member', measurements: 'Measurements' },
  labels: {
    name: 'Name',
    email: 'E-mail address',
    phone: 'Contact number',
    fitnessGoals: 'Fitness goals (optional)',
    workoutPreferences: 'Workout preferences (optional)',
  },
  /** In the comparison of two versions. */
  names: {
    name: 'Name',
    email: 'E-mail address',
    phone: 'Contact number',
    fitnessGoals: 'Fitness goals',
    workoutPreferences: 'Workout preferences',
    bodyMeasurements: 'Measurements',
  },
  emailHints: {
    verified: 'A new address has to be confirmed by the member, who is logged out.',
    unverified: 'The member has not confirmed this address yet.',
    none: 'Without an address, the member gets no mails and cannot log in.',
    removed: 'Saving logs the member out. Without an address, they get no mails and cannot log in.',
    first: 'No mail is sent yet. Invite the member afterwards, so that they can log in.',
  },
  /** In place of these, if the studio sends no mails. */
  emailHintsWithoutMails: {
    verified: 'The member is logged out, and logs in with the new address.',
    none: 'Without an address, the member cannot log in. A claim code lets them enter one.',
    removed: 'Saving logs the member out. A claim code then lets them choose address and password again.',
    first: 'Give the member a claim code afterwards, so that they can log in.',
  },
  passwordHint: 'They log in with their address and phone number.',
  phoneUnconfirmed: {
    hint: 'Only the member has entered this number. An import finds the account by it once you confirm it.',
    label: 'I know that this is the member’s number',
  },
  changed: 'Changed',
  changedCount: (count: number) => (count === 1 ? '1 field changed' : `${count} fields changed`),
  submit: 'Save details',
  discard: 'Discard changes',
  next: {
    submit: 'Save and next',
    saved: (who: string) => `${who} was saved.`,
    unchanged: (who: string) => `${who} was not changed.`,
    last: (outcome: string) => `${outcome} There is no next member in the list.`,
    failed: (outcome: string) => `${outcome} The next member could not be loaded.`,
  },
  measurements: {
    lead: 'Measurements are health data. It is recorded that you open them.',
    show: 'Show measurements',
    bmi: {
      computed: 'Calculated from weight and height.',
      open: 'Calculated once weight and height are entered.',
    },
    shown: 'All of these are optional. Saving adds them to the member’s history.',
    consent: {
      title: 'This member has not agreed yet that the studio keeps health data.',
      text: 'Ask them, and show them what we keep, why, and for how long. They can also enter the numbers themselves, in their profile.',
      notice: 'Privacy Policy',
      agreed: 'The member has agreed, here with me',
      hint: (hasEmail: boolean) =>
        `It is recorded that you say so. ${noMailTo(hasEmail) ?? 'The member gets an e-mail, and can withdraw the consent in their account.'}`,
    },
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes of this member have not been saved.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
  stale: (who: string) => `${who} was changed meanwhile`,
};
