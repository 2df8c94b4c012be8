import { withLinks, type LinkedText } from '#common/linked-text';
import { linesOf } from '#common/lines';
import type { MailKind } from './mail-content';

/** The studio's own words in its mails. */
export interface OwnWords {
  signature: string;
  /** Extra paragraph for each kind of mail. */
  paragraphs: Readonly<Partial<Record<MailKind, string>>>;
}

/** Mails to staff, which need no signature. */
const TO_STAFF: ReadonlySet<MailKind> = new Set<MailKind>([
  'admin-password-guessed',
  'enquiry',
  'former-leader',
  'new-admin',
  'second-factor',
  'staff-invitation',
  'studio-export',
  'test',
  'webhook-off',
]);

let current: OwnWords = { signature: '', paragraphs: {} };

/** Makes mails that are composed from now on have other words. */
export function setOwnWords(words: OwnWords): void {
  current = words;
}

/** Composes mails with other words than those that are set, at once. */
export function withOwnWords<Result>(words: OwnWords, compose: () => Result): Result {
  const former = current;
  current = words;
  try {
    return compose();
  } finally {
    current = former;
  }
}

/** The end of a mail, line by line, with links for addresses that begin with https. */
export function ownLinesOf(kind: MailKind): (string | LinkedText)[][] {
  const signature = TO_STAFF.has(kind) ? '' : current.signature;
  return linesOf(`${current.paragraphs[kind] ?? ''}\n${signature}`).map((line) => withLinks(line, ['url']));
}
