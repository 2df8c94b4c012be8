import { RECOVERY_CODES } from '#common/second-factors/limits';
import { studio } from '#common/studio';

/** Texts about the second factor of the own log-in. */
export const secondFactorContent = {
  title: 'Second factor',
  description: 'Protect your log-in with a passkey or an authenticator app.',
  lead: 'After your password, the log-in asks for a passkey, or for a code of an authenticator app on your phone. Whoever knows only your password cannot log in.',
  mustSetUp: () => `Admins of ${studio.name} need a second factor. Set it up to continue.`,
  due: (moment: string) => `You need it from ${moment}.`,
  failed: 'Your second factor did not load.',
  actionFailed: 'That did not work. Please try again.',
  off: 'It is off.',
  on: (day: string) => `On since ${day}.`,
  left: (count: number) =>
    count === 0
      ? 'No recovery codes are left. Make new ones.'
      : count === 1
        ? 'One recovery code is left.'
        : `${count} recovery codes are left.`,
  password: 'Your password',
  setUp: {
    action: 'Set up an app',
    title: 'Set up an authenticator app',
    lead: 'First, your password again.',
    submit: 'Next',
  },
  replace: { action: 'Use another app' },
  passkey: {
    action: 'Add a passkey',
    title: 'Add a passkey',
    lead: 'Your phone, computer or security key asks for your finger, face or PIN, now and when you log in.',
    name: 'Name',
    nameHint: 'Such as that of the device, to recognise it in the list.',
    submit: 'Next',
    notMade: 'The browser made no passkey. Try again, or use another device.',
    known: 'This device has a passkey for your account already.',
    unsupported: 'This browser has no passkeys.',
  },
  passkeys: {
    title: 'Passkeys',
    added: 'Added on',
    used: 'last used on',
    unused: 'not used yet',
    remove: 'Remove',
  },
  removePasskey: {
    title: (name: string) => `Remove the passkey “${name}”?`,
    lead: 'It no longer completes your log-in. Delete it on the device, too.',
    lastLead: 'It is your only factor: your password alone logs you in then.',
    submit: 'Remove',
  },
  scan: {
    title: 'Scan the code',
    lead: 'Open your authenticator app, such as Google Authenticator, Aegis or 1Password, and scan this code. Then enter what the app shows.',
    qr: 'QR code for the authenticator app',
    secret: 'Or type this key into the app:',
    submit: 'Turn on',
  },
  codes: {
    title: 'Your recovery codes',
    lead: `Each of these ${RECOVERY_CODES} codes logs you in once without the app or passkey. Print them or save them away from your phone: they are not shown again.`,
    heading: (name: string) => `Recovery codes for ${name}`,
    print: 'Print',
    save: 'Save as a file',
    file: 'recovery-codes.txt',
    done: 'I have saved them',
  },
  renew: {
    action: 'New recovery codes',
    title: 'Make new recovery codes?',
    lead: 'The earlier ones stop working.',
    submit: 'Make new codes',
  },
  remove: {
    action: 'Turn off',
    title: 'Turn the second factor off?',
    lead: 'Your password alone logs you in then.',
    submit: 'Turn off',
  },
};
