import { CODE_DIGITS, CODE_PREFIX } from '#common/check-in/limits';

/** What phone numbers begin with, with or without the code of the country. */
const PHONE_START = /^[06-9]/;

/**
 * What a text in the field of the check-in is: the six digits of a code, which may also be the first ones of a phone
 * number, a name or phone number to search for, or something that counts as a code once Enter is pressed.
 */
export function arrivalKind(text: string): 'code' | 'code-or-phone' | 'search' | 'other' {
  if (text.toUpperCase().startsWith(CODE_PREFIX)) return 'other';
  if (/\p{L}/u.test(text)) return 'search';
  const digits = text.replace(/[\s().-]/g, '');
  if (digits.startsWith('+') || digits.length > CODE_DIGITS) return 'search';
  if (digits.length !== CODE_DIGITS || /\D/.test(digits)) return 'other';
  return PHONE_START.test(digits) ? 'code-or-phone' : 'code';
}
