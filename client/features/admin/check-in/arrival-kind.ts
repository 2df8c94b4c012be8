import { CODE_DIGITS, CODE_PREFIX } from '#common/check-in/limits';

/** First digits of phone numbers, with or without the country code. */
const PHONE_START = /^[06-9]/;

/**
 * Classifies the text in the check-in field: six digits are a code, but may also begin a phone number; other texts are
 * searched as names or phone numbers, or count as a code once Enter is pressed.
 */
export function arrivalKind(text: string): 'code' | 'code-or-phone' | 'search' | 'other' {
  if (text.toUpperCase().startsWith(CODE_PREFIX)) return 'other';
  if (/\p{L}/u.test(text)) return 'search';
  const digits = text.replace(/[\s().-]/g, '');
  if (digits.startsWith('+') || digits.length > CODE_DIGITS) return 'search';
  if (digits.length !== CODE_DIGITS || /\D/.test(digits)) return 'other';
  return PHONE_START.test(digits) ? 'code-or-phone' : 'code';
}
