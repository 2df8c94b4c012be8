import { PASSKEYS_MAX } from './limits';

/** Messages about second factors, shared by server and client. */
export const secondFactorMessages = {
  setUpRequired: 'Set up a second factor first.',
  setUpExpired: 'That took too long. Start again.',
  added: 'The second factor is on. Your other devices are logged out.',
  passkeyAdded: 'Passkey added.',
  passkeyRemoved: 'Passkey removed.',
  passkeyNameRequired: 'Enter a name, such as that of the device.',
  passkeyInvalid: 'The browser made no passkey that can be used here. Try again, or use another device.',
  passkeyKnown: 'This passkey is in use already.',
  passkeyNotFound: 'This passkey does not exist any more.',
  tooManyPasskeys: `An account can have ${PASSKEYS_MAX} passkeys. Remove one first.`,
  codesRenewed: 'New recovery codes. The earlier ones do not work any more.',
  removed: 'The second factor is off.',
  none: 'There is no second factor.',
  reset: 'Second factor reset. They have to log in again.',
  resetOwn: 'Another admin has to reset your second factor.',
  reasonRequired: 'Enter a reason.',
} as const;
