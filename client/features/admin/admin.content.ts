import { ARRIVALS_KEPT_DAYS } from '#common/check-in/limits';
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

/** Stands where members with an e-mail address are told by mail. */
export const noMail = 'No e-mail address: no mail is sent.';
