/** Folds texts for searches. `fold_for_search` does the same in the database. */
import { normalised } from './clean-text';

/** Left out: apostrophes and marks without a glyph. */
const IGNORED = /['’‘‛ʼʻ`´′＇\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Accents, the dot below Indian letters, vowel marks of Arabic, and variants of emoji. */
const ACCENTS =
  /[\u0300-\u036f]|[\u064b-\u065f]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe00-\ufe0f]|[\ufe20-\ufe2f]|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0cbc/g;

/** Letters with a stroke, which have no accent that could be taken off, other spellings of a letter, and dashes. */
const OTHER_SPELLINGS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
};
const SPELT_OTHERWISE = new RegExp(`[${Object.keys(OTHER_SPELLINGS).join('')}]`, 'g');

/** A text without what people leave out when they search: case, accents, apostrophes, forms of letters, repeated spaces. */
export const foldForSearch = (text: string): string =>
  normalised(text.replace(IGNORED, ''), 'NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(SPELT_OTHERWISE, (letter) => OTHER_SPELLINGS[letter]!)
    .replace(/[ \t\r\n]+/g, ' ');

/** The folded words of a text. */
export const foldedWords = (text: string): string[] => foldForSearch(text).split(' ').filter(Boolean);

/** Whether a text has all words of a search, in any order and inside of other words, too. */
export function hasWords(text: string, search: string): boolean {
  const folded = foldForSearch(text);
  return foldedWords(search).every((word) => folded.includes(word));
}
