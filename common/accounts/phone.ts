import { CALLING_CODES, type Country } from '../calling-codes';
import { cleanCode } from '../clean-text';
import { studio } from '../studio';

/** Includes dashes of every length, since phones and word processors insert their own. */
const SEPARATORS = /[\s\p{Pd}().]/gu;
/** The zero that is dialled only without the code of the country: `+44 (0) 20`. */
const TRUNK_ZERO = /\(\s*0\s*\)/;
const E164 = /^\+[1-9]\d{6,14}$/;

/** The number that a phone dials: what is written without spaces, dashes, dots and parentheses. */
export const dialled = (written: string): string => cleanCode(written).replace(SEPARATORS, '');

/** Whether a text is a phone number with the code of its country. */
export const isPhoneNumber = (text: string): boolean => E164.test(dialled(text));

const ofStudio = () => CALLING_CODES[studio.place.country as Country];

/** E.164 form of a number of the studio's country in any usual spelling, or of another one with "+"; otherwise null. */
export function toE164(text: string): string | null {
  const plain = cleanCode(text).replace(TRUNK_ZERO, '').replace(SEPARATORS, '');
  const [code, national] = ofStudio();
  const digits = new RegExp(`^(?:(?:\\+|00)?${code})?0?(${national})$`).exec(plain)?.[1];
  if (digits) return `+${code}${digits}`;
  return E164.test(plain) && !plain.startsWith(`+${code}`) ? plain : null;
}

/** A number of the studio's country as it is dialled there, without a zero before it. */
export const withoutOwnCode = (e164: string): string => {
  const own = `+${ofStudio()[0]}`;
  return e164.startsWith(own) ? e164.slice(own.length) : e164;
};

/** Country codes by length, as assigned by the ITU: all codes of one digit and of two; any other has three. */
const COUNTRY_CODE = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/;

/** Formats an Indian mobile number as "+91 98765 43210", and another one with a space after the code of its country. */
export function formatPhone(e164: string): string {
  const digits = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return digits ? `+91 ${digits[1]} ${digits[2]}` : e164.replace(COUNTRY_CODE, '+$1 ');
}
