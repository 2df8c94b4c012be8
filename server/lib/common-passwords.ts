import { createRequire } from 'node:module';

type Language = typeof import('@zxcvbn-ts/language-common');

let commonPasswords: Set<string> | undefined;

/** Whether the password is among those that attackers try first, ignoring case. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= readList();
  return commonPasswords.has(password.normalize('NFKC').toLowerCase());
}

/** Loaded on first use: half a megabyte that is needed only when a password is chosen. */
function readList(): Set<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as Language;
  return new Set(dictionary['passwords-common']);
}
