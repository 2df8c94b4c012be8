import { RETENTION_DAYS } from '#common/retention';
import { PASSWORD_LENGTH_MIN } from '#common/auth/limits';
import type { HealthDataKind, Role } from '../../graphql/types.generated';

/** Texts of the account page and of the page for changing the password. */
export const accountContent = {
  title: 'Your account',
  description: 'Logged-in devices, your password, what we keep about you, and how to download or delete it.',
  lead: 'See where you are logged in and what we keep about you. Download your data or delete your account.',
  actionFailed: 'That did not work. Please try again.',
  sections: {
    devices: { id: 'devices', title: 'Logged-in devices' },
    password: { id: 'password', title: 'Password' },
    secondFactor: { id: 'second-factor', title: 'Second factor' },
    consents: { id: 'what-we-keep', title: 'What we keep' },
    readings: { id: 'who-saw', title: 'Who saw my health data' },
    download: { id: 'download', title: 'Download my data' },
    deletion: { id: 'delete', title: 'Delete account' },
  },
  devices: {
    lead: 'Don’t recognise one? Log it out, then change your password.',
    failed: 'Your devices did not load.',
    empty: 'No device is logged in.',
    current: 'This device',
    signedIn: 'Logged in',
    lastUsed: 'Last used',
    signOut: 'Log out',
    everywhere: 'Log out everywhere',
    signOutTitle: (device: string) => `Log out ${device}?`,
    signOutText: (moment: string) => `It logged in on ${moment}. Whoever uses it has to log in again.`,
    signOutCurrentText: 'This is the device you are using now. You will have to log in again.',
    everywhereTitle: 'Log out on every device?',
    everywhereText: 'That includes this one. You will have to log in again.',
  },
  password: {
    lead: 'Changing it logs out all your other devices.',
    current: 'Current password',
    old: 'old password',
    next: 'New password',
    hint: `It must be at least ${PASSWORD_LENGTH_MIN} characters.`,
    submit: 'Change password',
  },
  consents: {
    lead: 'You agreed to this. The',
    privacy: 'Privacy Policy',
    details: 'has the details.',
    failed: 'Your consents did not load.',
    purposes: {
      ACCOUNT: {
        title: 'Account',
        covers: 'E-mail address, password, name, contact number, username, goals and preferences.',
      },
      HEALTH_DATA: {
        title: 'Health data',
        covers:
          'Weight, height, BMI and muscle mass, with their dates, your diet details, and limitations in saved workout plans.',
      },
    },
    given: (day: string) => `Given on ${day}, under the`,
    givenInPerson: (day: string) => `Given in the studio on ${day} and recorded by staff, under the`,
    notice: (version: string) => `notice of ${version}`,
    /** Earlier notices are not kept on the site. */
    noticesKeptSince: '2026-11-30',
    withdrawn: (day: string) => `Withdrawn on ${day}. What it covered is deleted.`,
    isWithdrawn: 'Withdrawn',
    accountEnds: 'It ends with your account.',
    deleteAccount: 'Delete account',
    noHealthData:
      'Not given. We keep no numbers about your body, no diet details and no limitations in workout plans.',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw your consent for health data?',
    withdrawText:
      'Your weight, height, BMI and muscle mass are deleted at once, with their history, and so are your diet details and the workout plans saved with limitations. This cannot be undone. Everything else stays.',
    withdrawConfirm: 'Withdraw and delete',
  },
  readings: {
    lead: 'When somebody else opened your measurements or diet details in the last 365 days.',
    failed: 'The list did not load.',
    empty: 'Nobody has opened your health data.',
    roles: {
      USER: 'member',
      TRAINER: 'trainer',
      FRONT_DESK: 'front desk',
      ADMIN: 'admin',
      OWNER: 'owner',
    } satisfies Record<Role, string>,
    kinds: { MEASUREMENTS: 'measurements', DIET_DETAILS: 'diet details' } satisfies Record<
      HealthDataKind,
      string
    >,
    staff: 'Somebody of the staff',
    opened: (who: string, role: string | null, what: string) =>
      `${who}${role ? `, ${role},` : ''} opened your ${what}.`,
    more: 'Show more',
  },
  download: {
    lead: 'Everything we keep about you, in one file (JSON).',
    submit: 'Download my data',
    done: (fileName: string) => `${fileName} is in your downloads.`,
  },
  deletion: {
    lead: 'Your account is deleted at once. This cannot be undone.',
    deleted:
      'Deleted: your profile, measurements and their history, diet details, workout plans, visits, reviews, memberships, devices and consents.',
    kept: 'Kept, because the law requires it: the security log for one year, with your account number but no name and no address; and receipts, if you paid for something here.',
    sealed: `Kept for ${RETENTION_DAYS.sealedCopies} days, sealed, so that nobody here can read it: a copy of what is deleted.`,
    mail: 'Sent: one last e-mail, to confirm that your account is deleted.',
    submit: 'Delete my account',
    dialogTitle: 'Delete your account?',
    dialogText: 'Download your data first if you want to keep it. Enter your password to delete the account.',
    password: 'Password',
    confirm: 'Delete account',
  },
  changePassword: {
    title: 'Change your password',
    description: 'Choose a new password for your account.',
    mustChange: 'Your account was created with a shared password. Choose your own to continue.',
    mayChange: 'Changing it logs out all your other devices.',
  },
};
