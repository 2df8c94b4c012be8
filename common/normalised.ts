/** Marks of a letter beyond the thirtieth. No language has as many. The last two become marks in some forms. */
const SURPLUS_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * A text in a Unicode normal form, without surplus marks: putting them in order takes time that grows with the square of
 * their number, seconds for a text of the size of a request.
 */
export const normalised = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replace(SURPLUS_MARKS, '$1').normalize(form);
