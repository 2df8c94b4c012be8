import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

/** A change of a second factor; another admin made a reset. */
export type SecondFactorChange =
  | { what: 'added' | 'codes-renewed' | 'removed' }
  | { what: 'passkey-added' | 'passkey-removed'; name: string }
  | { what: 'reset'; reason: string };

const TITLES: Record<SecondFactorChange['what'], string> = {
  added: 'Your log-in has a second factor',
  'passkey-added': 'Your log-in has a new passkey',
  'passkey-removed': 'A passkey was removed',
  'codes-renewed': 'New recovery codes',
  removed: 'Your log-in has no second factor any more',
  reset: 'Your second factor was reset',
};

const WHAT_HAPPENED: Record<SecondFactorChange['what'], string> = {
  added: 'An authenticator app was set up for your account.',
  'passkey-added': 'A passkey was added to your account, with which your log-in can be completed.',
  'passkey-removed': 'A passkey of your account was removed. Your other factors still work.',
  'codes-renewed': 'Recovery codes of your account were renewed. The earlier ones do not work any more.',
  removed: 'The second factor of your account was removed.',
  reset: 'An admin reset the second factor of your account, and logged you out everywhere.',
};

export const secondFactorMail = (change: SecondFactorChange & { changedAt: Date }): MailContent =>
  composeMail({
    kind: 'second-factor',
    subject: `${TITLES[change.what]} at ${studio.name}`,
    preheader: WHAT_HAPPENED[change.what],
    title: TITLES[change.what],
    blocks: [
      { text: `${WHAT_HAPPENED[change.what]} That was on ${momentInWords(change.changedAt)}.` },
      ...('name' in change ? [{ text: `Its name: ${change.name}` }] : []),
      ...(change.what === 'reset' ? [{ text: `The reason: ${change.reason}` }] : []),
      { text: 'If you did not expect this, change your password and tell another admin.' },
    ],
    reason: `You are receiving this e-mail because you have an account at ${studio.name}.`,
  });
