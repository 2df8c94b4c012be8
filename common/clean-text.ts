/** Cleans what people type or paste: each field of a form and each text that is looked up goes through it. */

/** Marks without a glyph that programs put around copied texts. Joiners are others: they change letters and emoji. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;
const JOINERS = /[\u200c\u200d]/g;
const AT_THE_START = /^[\s\u200c\u200d]+/;

/** Code points of the digit zero in the scripts of India and in others that phones and calendars use there. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
];

/** Keyboards for East Asian scripts have wide forms of the ASCII characters, in the same order. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

const GROUPED_NUMBER = /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/;
const PLAIN_NUMBER = /^(\d+(\.\d*)?|\.\d+)$/;

/** Marks of a letter beyond the thirtieth. No language has as many. The last two become marks in some forms. */
const SURPLUS_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * A text in a Unicode normal form, without surplus marks: putting them in order takes time that grows with the square of
 * their number, seconds for a text of the size of a request.
 */
export const normalised = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replace(SURPLUS_MARKS, '$1').normalize(form);

/** A name or a longer text: trimmed, without invisible marks, in composed letters. */
export const cleanText = (text: string): string =>
  normalised(text.replace(INVISIBLE, '').replace(AT_THE_START, '').trimEnd(), 'NFC');

/** What consists of ASCII characters: an e-mail address, a phone number, a number or a code. */
export const cleanCode = (text: string): string =>
  toAsciiDigits(text.replace(INVISIBLE, '').replace(JOINERS, ''))
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .trim();

/**
 * The number in a text field: null for an empty field, and NaN, which every rule refuses, if it is not a number. A comma
 * separates decimals, unless three digits follow it: then it separates thousands.
 */
export function parseNumber(text: string): number | null {
  const given = cleanCode(text).replaceAll('٫', '.').replaceAll('٬', ',');
  if (given === '') return null;
  const plain = GROUPED_NUMBER.test(given) ? given.replaceAll(',', '') : given.replace(',', '.');
  return PLAIN_NUMBER.test(plain) ? Number(plain) : Number.NaN;
}

/** Digits of the scripts of India become 0 to 9; all other characters stay, and the rules of the field refuse them. */
function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}
