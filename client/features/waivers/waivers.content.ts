import { paths } from '#common/paths';

/** Id of the section in the account, in which members accept it. */
const SECTION = 'waiver';

/** Texts about the waiver, for members and at the desk alike. */
export const waiverContent = {
  text: 'Text of the waiver',
  name: 'Full name',
  section: { id: SECTION, title: 'Waiver' },
  path: `${paths.account}#${SECTION}`,
  toAccept: 'Please read it before you train. Type your name to accept it.',
  changed: (day: string) => `The text has changed since you accepted it on ${day}. Please read it again.`,
  accepted: (day: string, name: string) => `You accepted this text on ${day}, as ${name}.`,
  acceptedAtDesk: (day: string, name: string) =>
    `You accepted this text at the front desk on ${day}, as ${name}.`,
  show: 'Read the text',
  submit: 'Accept',
  failed: 'The waiver could not be accepted. Please try again.',
  loadFailed: 'The waiver did not load.',
  notice: 'The studio has a waiver for you to accept before you train.',
  read: 'Read and accept the waiver',
};
