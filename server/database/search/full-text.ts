/** The words of a search in long texts, such as articles, and the SQL that finds them. */
import { foldForSearch } from '#common/fold-for-search';
import type { Condition } from '../list';

/** Only the longest words count. Dozens of prefixes that match every row would take seconds. */
const TERMS_MAX = 6;

/** Shorter words are similar to too many others. */
const SIMILAR_LENGTH_MIN = 4;

/** Share of its groups of three letters that a similar word has in common; `protien` has half of those of `protein`. */
const SIMILARITY_MIN = 0.5;

/** A column of the type `tsvector` has all words of the text, as beginnings or with the same stem; "the" restricts nothing. */
export function hasAllTerms(text: string, column: string): Condition {
  const terms = termsOf(text);
  const conditions = terms.map((_, index) => {
    const stem = `plainto_tsquery('english', :term${index})`;
    return `(numnode(${stem}) = 0 or ${column} @@ (cast(:beginning${index} as tsquery) || ${stem}))`;
  });
  const parameters = terms.flatMap((term, index): [string, string][] => [
    [`term${index}`, term],
    [`beginning${index}`, `'${term}':*`],
  ]);
  return { sql: conditions.join(' and ') || 'true', parameters: Object.fromEntries(parameters) };
}

/** A column with a short text has a word that is similar to each of the words. The text is not looked up in an index. */
export function isSimilar(text: string, column: string): Condition {
  const terms = termsOf(text).filter((term) => term.length >= SIMILAR_LENGTH_MIN);
  const conditions = terms.map(
    (_, index) => `word_similarity(:term${index}, fold_for_search(${column})) >= ${SIMILARITY_MIN}`,
  );
  const parameters = Object.fromEntries(terms.map((term, index) => [`term${index}`, term]));
  return { sql: conditions.join(' and ') || 'false', parameters };
}

/** The folded words of a text, each of them once, longest first; single letters begin too many words. */
const termsOf = (text: string): string[] =>
  [...new Set(foldForSearch(text).match(/[\p{L}\p{N}\p{M}]+/gu))]
    .filter((term) => !/^\p{L}$/u.test(term))
    .sort((a, b) => b.length - a.length)
    .slice(0, TERMS_MAX);
