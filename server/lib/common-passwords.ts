import { createRequire } from 'node:module';

type Language = typeof import('@zxcvbn-ts/language-common');

let common: Set<string> | undefined;

/** Whether guessers try this password first; capitals are no difference. */
export function isCommonPassword(password: string): boolean {
  common ??= read();
  return common.has(password.normalize('NFKC').toLowerCase());
}

/** Half a megabyte that only who chooses a password needs. */
function read(): Set<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as Language;
  return new Set(dictionary['passwords-common']);
}
