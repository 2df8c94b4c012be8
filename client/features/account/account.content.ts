import { PASSWORD_LENGTH_MIN } from '#common/limits';

/** Words of the account page and of the page for a new password. */
export const accountContent = {
  title: 'Your account',
  description: 'Devices signed in, password, what we keep, your data, and the end of the account.',
  lead: 'Who is signed in, what we keep about you, and how you take it with you or end it.',
  actionFailed: 'That did not work. Please try again.',
  sections: {
    devices: { id: 'devices', title: 'Devices signed in' },
    password: { id: 'password', title: 'Password' },
    consents: { id: 'what-we-keep', title: 'What we keep' },
    download: { id: 'download', title: 'Download my data' },
    end: { id: 'delete', title: 'Delete account' },
  },
  devices: {
    lead: 'Do you not know one of them? Sign it out, then change your password.',
    failed: 'Your devices did not load.',
    empty: 'No device is signed in.',
    current: 'This device',
    signedIn: 'Signed in',
    lastUsed: 'Last used',
    signOut: 'Sign out',
    everywhere: 'Sign out everywhere',
    endTitle: (device: string) => `Sign out ${device}?`,
    endText: (moment: string) => `It signed in on ${moment}. Whoever uses it has to log in again.`,
    endCurrentText:
      'This is the device that you are using now. You leave this page, and log in again when you come back.',
    everywhereTitle: 'Sign out on every device?',
    everywhereText: 'This one is signed out too. You log in again with your password.',
    cancel: 'Stay signed in',
  },
  password: {
    lead: 'All other devices are signed out when you change it.',
    current: 'Current password',
    next: 'New password',
    hint: `It must be at least ${PASSWORD_LENGTH_MIN} characters.`,
    submit: 'Change password',
  },
  consents: {
    lead: 'You agreed to this. What it covers in detail stands in the',
    privacy: 'Privacy Policy',
    failed: 'Your consents did not load.',
    purposes: {
      account: {
        title: 'Account',
        covers: 'E-mail address, password, name, contact number, user name, goals and preferences.',
      },
      health_data: {
        title: 'Health data',
        covers: 'Weight, height, BMI and muscle mass, with their days, and your diet details.',
      },
    },
    given: (day: string, version: string) => `Given on ${day}, to the notice of ${version}.`,
    withdrawn: (day: string) => `Withdrawn on ${day}. What it covered is deleted.`,
    isWithdrawn: 'Withdrawn',
    accountEnds: 'It ends with your account.',
    deleteAccount: 'Delete account',
    noHealthData: 'Not given. We keep no numbers about your body and no diet details.',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw your consent for health data?',
    withdrawText:
      'Your weight, height, BMI and muscle mass are deleted at once, with their history, and so are your diet details. Nobody can bring them back. Everything else stays.',
    withdrawConfirm: 'Withdraw and delete',
    cancel: 'Keep it',
  },
  download: {
    lead: 'Everything that we keep about you, in one file that people and programs can read (JSON).',
    submit: 'Download my data',
    done: (fileName: string) => `${fileName} is among your downloads.`,
  },
  end: {
    lead: 'It ends at once, and nobody can bring it back.',
    goes: 'Deleted: your profile, your measurements and their history, your diet details, your devices and your consents.',
    stays:
      'Kept, because the law asks for it: the security log for one year, with the number of your account but no name and no address; and receipts, if you paid for something here.',
    mail: 'Sent: one last mail, which says that the account is gone.',
    submit: 'Delete my account',
    dialogTitle: 'Delete your account?',
    dialogText: 'Download your data first if you want to keep it. Enter your password to delete the account.',
    password: 'Password',
    confirm: 'Delete account',
    cancel: 'Keep my account',
  },
  changePassword: {
    title: 'Change your password',
    description: 'A new password for your account.',
    mustChange:
      'Your account was opened with a password that other people know. Choose one of your own, then you can go on.',
    mayChange: 'All other devices are signed out when you change it.',
  },
};
