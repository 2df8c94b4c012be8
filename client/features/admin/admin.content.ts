import { ARRIVALS_KEPT_DAYS } from '#common/check-in/limits';
import { noMailMessages, sendsNoMails } from '#common/sends-no-mails';
import { VERSION } from '#common/version';

/** Texts of the admin panel. Documented ones must not change; see "Texts on screen" in CONTRIBUTING.md. */
export const adminContent = {
  title: 'Fitness Admin',
  description: 'The studio’s front desk.',
  navigation: 'Admin panel',
  groups: { today: 'Today', people: 'People', studio: 'Studio' },
  more: 'More',
  back: 'Back',
  account: 'Your account',
  logOut: 'Logout',
  version: `Bhor ${VERSION}`,
  unrecordedArrivals: {
    title: (count: number) =>
      count === 1
        ? 'Log out before an arrival is recorded?'
        : `Log out before ${count} arrivals are recorded?`,
    text: `They are kept in this browser for up to ${ARRIVALS_KEPT_DAYS} days, and recorded once you log in here again and open Check-in.`,
    confirm: 'Log out',
    cancel: 'Stay logged in',
  },
  loadFailed: 'Error loading data',
};

/** Why a member is not told by mail; null if they are. */
export const noMailTo = (hasEmail: boolean): string | null => {
  if (sendsNoMails()) return noMailMessages.staff;
  return hasEmail ? null : 'No e-mail address: no mail is sent.';
};

/** Texts for a studio that sends no mails. */
export const mailServerContent = {
  notice:
    'No mail server is set, so this studio sends no mails. Nobody can sign up or reset a password on the site: add members here and give them a claim code.',
  set: 'Set a mail server',
};
