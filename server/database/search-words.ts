/** The words of a search, and the SQL that finds them. */

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const BEYOND_ASCII = /\P{ASCII}/u;

/** Words of up to this many characters are found at the beginnings of words only: the index has groups of three letters. */
const SHORT_WORD = 2;

/** The words of a text that somebody searches for. Those without a letter or digit are left out: no index has them. */
export const wordsOf = (search: string): string[] =>
  search
    .replaceAll('\0', ' ')
    .split(/\s+/)
    .filter((word) => LETTER_OR_DIGIT.test(word));

/**
 * SQL: each word of the search is in at least one of these columns, whose texts are in lower case. `parameter` adds a
 * value to the statement and returns its placeholder.
 */
export function hasWords(
  search: string,
  columns: readonly string[],
  parameter: (value: string) => string,
): string {
  const conditions = wordsOf(search).map((word) => {
    const patterns = patternsOf(word).map((pattern) => spelt(word, `lower(${parameter(pattern)})`));
    const matches = columns.flatMap((column) => patterns.map((pattern) => `${column} like ${pattern}`));
    return `(${matches.join(' or ')})`;
  });
  return conditions.join(' and ') || 'true';
}

/** SQL: the ids of the members whose name or e-mail address has all words of the search. */
export const membersWith = (search: string, parameter: (value: string) => string): string =>
  `select user_id from member_summaries where ${hasWords(search, ['search_text'], parameter)}`;

/**
 * SQL: what is searched of an account: name and e-mail address in lower case, and once more a name beyond ASCII, spelt in
 * ASCII as `spell_in_ascii` does. The index groups the letters of other scripts only if the locale of the database knows
 * them, and that of the embedded one does not.
 */
export const SEARCHED_TEXT = `lower(concat_ws(' ', users.name, users.email))
  || case when octet_length(users.name) > length(users.name)
    then ' ' || spell_in_ascii(lower(users.name)) else '' end`;

/** SQL: the pattern for a word, as the word is spelt in `SEARCHED_TEXT`. */
const spelt = (word: string, text: string): string =>
  BEYOND_ASCII.test(word) ? `spell_in_ascii(${text})` : text;

/** A text in a pattern of LIKE, where it stands for itself. */
export const likeEscaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Patterns of LIKE, of which a text that has the word matches at least one. */
function patternsOf(word: string): string[] {
  const text = likeEscaped(word);
  return [...word].length > SHORT_WORD ? [`%${text}%`] : [`${text}%`, `% ${text}%`];
}
