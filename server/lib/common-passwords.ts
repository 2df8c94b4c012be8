import { createRequire } from 'node:module';

type Language = typeof import('@zxcvbn-ts/language-common');

let common: Set<string> | undefined;

/** Whether the password is among those that attackers try first, ignoring case. */
export function isCommonPassword(password: string): boolean {
  common ??= read();
  return common.has(password.normalize('NFKC').toLowerCase());
}

/** Read on first use, because half a megabyte is needed only when a password is chosen. */
function read(): Set<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as Language;
  return new Set(dictionary['passwords-common']);
}
