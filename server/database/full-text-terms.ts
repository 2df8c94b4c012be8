/** The terms of a search for words, and the SQL that they become. */

/** So many words of a search count: the longest ones. Dozens of beginnings that all rows have would take seconds. */
const TERMS_MAX = 6;

/** Shorter words are similar to too many others. */
const SIMILAR_LENGTH_MIN = 4;

/** SQL: a column of the type `tsvector` has all words of the text. */
export const hasAllWords = (text: string, column: string, parameter: Parameter): string =>
  termsOf(text)
    .map((term) => hasTerm(term, column, parameter))
    .join(' and ') || 'true';

/** The words of a text in lower case, each of them once, longest first; single letters begin too many words. */
export const termsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu))]
    .filter((term) => !/^\p{L}$/u.test(term))
    .sort((a, b) => b.length - a.length)
    .slice(0, TERMS_MAX);

/** Adds a value to a statement and returns its placeholder. */
type Parameter = (value: string) => string;

/** SQL: a word begins with the term or has the same stem. Terms like "the" restrict nothing. */
export function hasTerm(term: string, column: string, parameter: Parameter): string {
  const stem = `plainto_tsquery('english', ${parameter(term)})`;
  const beginning = `cast(${parameter(`'${term}':*`)} as tsquery)`;
  return `(numnode(${stem}) = 0 or ${column} @@ (${beginning} || ${stem}))`;
}

/** A condition of rows with the columns `words` and `short_text`, in SQL. */
export type Condition = (parameter: Parameter) => string;

/** The rows have all terms. Only a rare one is looked up in the index, if there is one: looking up frequent ones takes long. */
export const hasExactly =
  (text: string, rare?: string): Condition =>
  (parameter) =>
    termsOf(text)
      .map((term) => {
        const condition = hasTerm(term, 'words', parameter);
        return rare === undefined || term === rare ? condition : `${condition} is true`;
      })
      .join(' and ') || 'true';

export const isSimilarTo =
  (text: string): Condition =>
  (parameter) =>
    termsOf(text)
      .filter((term) => term.length >= SIMILAR_LENGTH_MIN)
      .map((term) => `short_text %> ${parameter(term)}`)
      .join(' and ') || 'false';
