import { cleanCode } from '../clean-text';

/** Includes dashes of every length, since phones and word processors insert their own. */
const SEPARATORS = /[\s\p{Pd}().]/gu;
/** The zero that is dialled only without the code of the country: `+44 (0) 20`. */
const TRUNK_ZERO = /\(\s*0\s*\)/;
const INDIAN_MOBILE = /^(?:\+?91|0091)?0?([6-9]\d{9})$/;
const FOREIGN = /^\+(?!91)[1-9]\d{6,13}$/;

/** E.164 form of an Indian mobile number in any usual spelling, or of a foreign one with "+"; otherwise null. */
export function toE164(text: string): string | null {
  const plain = cleanCode(text).replace(TRUNK_ZERO, '').replace(SEPARATORS, '');
  const digits = INDIAN_MOBILE.exec(plain)?.[1];
  if (digits) return `+91${digits}`;
  return FOREIGN.test(plain) ? plain : null;
}

/** The codes of countries by length, as the ITU has assigned them: those of one digit, of two, and all others of three. */
const COUNTRY_CODE = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/;

/** Formats an Indian mobile number as "+91 98765 43210", and another one with a space after the code of its country. */
export function formatPhone(e164: string): string {
  const digits = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return digits ? `+91 ${digits[1]} ${digits[2]}` : e164.replace(COUNTRY_CODE, '+$1 ');
}
