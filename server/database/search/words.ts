/** The words of a search in a folded text, such as a name, and the SQL that finds them. */
import { foldedWords } from '#common/fold-for-search';
import { toE164, withoutOwnCode } from '#common/accounts/phone';
import type { Condition } from '../list';

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const BEYOND_ASCII = /\P{ASCII}/u;

/** Shorter words are found at the beginnings of words only: the index has groups of three letters. */
const INSIDE_LENGTH_MIN = 3;

/**
 * The folded words of a text that somebody searches for. Those without a letter or digit are left out: no index has them. A
 * phone number is one word however it is written; one of the studio's country without its code, as in many e-mail addresses.
 */
export function wordsOf(text: string): string[] {
  const phone = toE164(text);
  const words = foldedWords((phone ? withoutOwnCode(phone) : text).replaceAll('\0', ' '));
  return words.filter((word) => LETTER_OR_DIGIT.test(word));
}

/**
 * SQL: the searchable text of an account, folded: name, e-mail address and phone number, each after a space, so that
 * every word begins after one. Letters beyond ASCII are spelt in ASCII by `spell_in_ascii`, because the index groups
 * them only if the locale of the database knows them, and the one of the embedded database does not.
 */
export const SEARCHED_TEXT = `(
  select case when octet_length(folded) > length(folded) then spell_in_ascii(folded) else folded end
  from (select fold_for_search(concat_ws(' ', '', users.name, users.email, users.phone)) as folded) as texts
)`;

/** SQL: what an account is sorted by: its name, folded, or its e-mail address while it has no name. */
export const NAME_KEY = 'left(fold_for_search(coalesce(users.name, users.email)), 254)';

/** The column with a `SEARCHED_TEXT` has all words of the text: longer ones anywhere, short ones at the beginning of a word. */
export function hasAllWords(text: string, column: string): Condition {
  const words = [...new Set(wordsOf(text))];
  const sql = words.map((word, index) => `${column} like ${spelt(word, `:word${index}`)}`).join(' and ');
  const parameters = Object.fromEntries(words.map((word, index) => [`word${index}`, likePatternOf(word)]));
  return { sql, parameters };
}

/** SQL: a pattern, as its word is spelt in `SEARCHED_TEXT`. */
const spelt = (word: string, pattern: string): string =>
  BEYOND_ASCII.test(word) ? `spell_in_ascii(${pattern})` : pattern;

const likePatternOf = (word: string): string =>
  [...word].length < INSIDE_LENGTH_MIN ? `% ${likeEscaped(word)}%` : `%${likeEscaped(word)}%`;

/** A text in a pattern of LIKE, where it stands for itself. */
export const likeEscaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
