import { toAsciiDigits } from '../digits';

/** Includes dashes of every length, since phones and word processors insert their own. */
const SEPARATORS = /[\s\p{Pd}().]/gu;
const INDIAN_MOBILE = /^(?:\+?91|0091|0)?([6-9]\d{9})$/;
const FOREIGN = /^\+(?!91)[1-9]\d{6,13}$/;

/** E.164 form of an Indian mobile number in any usual spelling, or of a foreign one with "+"; otherwise null. */
export function toE164(text: string): string | null {
  const plain = toAsciiDigits(text).replace(SEPARATORS, '');
  const digits = INDIAN_MOBILE.exec(plain)?.[1];
  if (digits) return `+91${digits}`;
  return FOREIGN.test(plain) ? plain : null;
}

/** Formats an Indian mobile number as "+91 98765 43210"; other numbers stay as they are. */
export function formatPhone(e164: string): string {
  const digits = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return digits ? `+91 ${digits[1]} ${digits[2]}` : e164;
}
