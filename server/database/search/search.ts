import { SEARCH_LENGTH_MAX } from '#common/limits';
import { messages } from '#common/messages';
import { invalidField } from '../../lib/errors';
import {
  countFiltered,
  filteredIds,
  restrictedTo,
  type Condition,
  type List,
  type Listed,
  type SearchOfMembers,
} from '../list';
import { hasAllTerms, isSimilar } from './full-text';
import { hasAllWords, wordsOf } from './words';

/** Matches are counted up to this number. */
export const COUNTED_MATCHES_MAX = 1000;

/**
 * Up to this number of matching members, visits and orders are looked up by the ids of the members. That is faster than
 * looking up the member of each row until a page is full, as long as most rows belong to other members.
 */
const FOUND_MEMBERS_MAX = 5000;

/** Result of a search. */
export interface Matches<Row extends Listed> {
  /** The list of matches, without the search. */
  list: List<Row>;
  /** Their number, which is greater than `COUNTED_MATCHES_MAX` if there are more; null if it is not known. */
  count: number | null;
  /** Lists to count instead of the list itself: first a part that may be enough, then all. */
  counted?: List<Row>[];
}

/**
 * Finds the rows of a list that is searched. The ids of the first 1,001 matches are read in any order, which PostgreSQL
 * does fast whether words are rare or frequent. If there are at most 1,000, the list is restricted to them, and can be
 * sorted by anything. If there are more, the list is restricted by the condition: reading it in its order soon finds
 * matches, because they are dense. In a search by name they may be far apart, which `partsOf` handles.
 */
export async function search<Row extends Listed>(list: List<Row>): Promise<Matches<Row>> {
  const text = searchedText(list);
  const all = { ...list, search: undefined };
  if (text === null) return { list: all, count: null };
  if ('member' in list.search!) return searchMembers(all, list.search, text);
  for (const condition of conditionsOf(list, text)) {
    const matches = restrictedTo(all, condition);
    const ids = await filteredIds(matches, COUNTED_MATCHES_MAX + 1);
    if (ids.length > COUNTED_MATCHES_MAX) return { list: matches, count: ids.length };
    if (ids.length > 0) return { list: restrictedTo(all, isOneOf(list, 'id', ids)), count: ids.length };
  }
  return { list: restrictedTo(all, NEVER), count: 0 };
}

const NEVER: Condition = { sql: 'false', parameters: {} };

/** Searches rows that belong to members, by first finding the members. */
async function searchMembers<Row extends Listed>(
  list: List<Row>,
  { member: column, among }: SearchOfMembers<Row>,
  text: string,
): Promise<Matches<Row>> {
  const members = list.query.dataSource.getRepository('member_summaries').createQueryBuilder('member');
  const { sql, parameters } = hasAllWords(text, 'member.searchText');
  members.select('member.id', 'id').where(sql, parameters);
  if (among) members.andWhere('member.id = any(:among)', { among });
  const rows = await members
    .clone()
    .limit(FOUND_MEMBERS_MAX + 1)
    .getRawMany<{ id: string }>();
  const ids = rows.map(({ id }) => id);
  const ofMembers = (some: string[]) => restrictedTo(list, isOneOf(list, column, some));
  if (ids.length <= FOUND_MEMBERS_MAX) return { list: ofMembers(ids), count: null };
  const owner = `${list.query.alias}.${column}`;
  const ofAny = restrictedTo(list, { sql: `${owner} in (${members.getQuery()})`, parameters });
  // With `offset 0`, PostgreSQL looks up the member of each row instead of finding all members first.
  const isFound = `exists (${members.andWhere(`member.id = ${owner}`).getQuery()} offset 0)`;
  const inOrder = restrictedTo(list, { sql: isFound, parameters });
  const ofTheFirst = ofMembers(ids.slice(0, COUNTED_MATCHES_MAX + 1));
  return { list: inOrder, count: null, counted: [ofTheFirst, ofAny] };
}

/** The number of rows that a search has found, or `max` if there are more. */
export async function countMatches<Row extends Listed>(
  { list, count, counted = [list] }: Matches<Row>,
  max: number,
): Promise<number> {
  if (count !== null && (count <= COUNTED_MATCHES_MAX || count >= max)) return Math.min(count, max);
  let found = 0;
  for (const rows of counted) if (found < max) found = await countFiltered(rows, max);
  return found;
}

const isOneOf = <Row extends Listed>({ query }: List<Row>, column: string, ids: string[]): Condition => ({
  sql: `${query.alias}.${column} = any(:found)`,
  parameters: { found: ids },
});

/** The conditions of a search. Each of them applies if nothing meets the one before. */
function conditionsOf<Row extends Listed>(list: List<Row>, text: string): Condition[] {
  const columnOf = (property: string) => `${list.query.alias}.${property}`;
  if ('column' in list.search!) return [hasAllWords(text, columnOf(list.search.column))];
  const { words, similar } = list.search as { words: string; similar?: string };
  return [
    hasAllTerms(text, columnOf(words)),
    ...(similar === undefined ? [] : [isSimilar(text, columnOf(similar))]),
  ];
}

/** Whether the text that a list is searched for has words. */
export const isSearched = <Row extends Listed>(list: List<Row>): boolean => searchedText(list) !== null;

/** The text that a list is searched for; null if it has no words. */
function searchedText<Row extends Listed>(list: List<Row>): string | null {
  const text = list.search?.text ?? '';
  if (text.length > SEARCH_LENGTH_MAX)
    throw invalidField('search', 'TOO_LONG', messages.textTooLong(SEARCH_LENGTH_MAX));
  return wordsOf(text).length === 0 ? null : text;
}
