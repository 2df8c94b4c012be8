import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { estimatedCount, leastCountFor } from './estimates';
import { sortFound, type First, type FoundRows } from './found-rows';
import { hasWords, membersWith } from './search-words';
import {
  continued,
  countRowsUpTo,
  firstIds,
  keysOnly,
  orderOfKeys,
  statementOf,
  withoutJoins,
  type Statement,
} from './statements';

/** Up to this estimate, the members of a search are found first. The rows of more members are soon met in a list. */
const FOUND_FIRST_MAX = 5000;

/** So many rows are read in order. If they do not fill the page and there are more, PostgreSQL finds the rest its own way. */
const READ_IN_ORDER_MAX = 20_000;

/** What it takes to look up the member of a row, as a multiple of finding a member in the index of the search. */
const LOOK_UP = 5;

/** A search for the members to whom rows belong. */
export interface MembersSearched {
  text: string;
  /** The column with the id of the member; `id` if the rows are those of members. */
  member: string;
}

/**
 * Finds the first rows of members whom a search finds. Those of a rare name are found by their members. For a common one
 * the list is read in its order, looking up the member of each row, because PostgreSQL would find all its members first.
 */
export async function findFirstOfMembers<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { text, member }: MembersSearched,
  { order, count }: First,
): Promise<FoundRows> {
  const { dataSource } = query;
  const listed = withMembers(keysOnly(query, order), member);
  if ((await estimatedCount(dataSource, membersOf(text))) <= FOUND_FIRST_MAX) {
    const found = await sortFound(dataSource, ofEachMember(listed, text), { order, count });
    if (found.total !== null) return found;
  }
  const first = (rows: Statement) =>
    firstIds(dataSource, { ...rows, text: `${rows.text} order by ${orderOfKeys(order)} limit ${count}` });
  const beginning = `${listed.text} order by ${orderOfKeys(order)} limit ${READ_IN_ORDER_MAX}`;
  let ids = await first(inOrder({ ...listed, text: beginning }, text));
  const all = amongMembers(listed, text);
  if (ids.length < count) {
    const read = await countRowsUpTo(dataSource, listed, READ_IN_ORDER_MAX + 1);
    if (read <= READ_IN_ORDER_MAX) return { ids, total: ids.length, atLeast: ids.length };
    ids = await first(all);
  }
  return { ids, total: null, atLeast: leastCountFor(await estimatedCount(dataSource, all)) };
}

/**
 * Counts the rows of members whom a search finds, up to a maximum: by the members, unless they are so many that it is
 * sooner done to look up the member of each row.
 */
export async function countOfMembersUpTo<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { text, member }: MembersSearched,
  max: number,
): Promise<number> {
  const { dataSource } = query;
  const listed = withMembers(withoutJoins(query).orderBy().select(`${query.alias}.id`, 'id'), member);
  const members = await estimatedCount(dataSource, membersOf(text));
  const rowsUntilMatch = (await estimatedCount(dataSource, ALL_MEMBERS)) / members;
  const isByMember = members < LOOK_UP * max * rowsUntilMatch;
  return countRowsUpTo(dataSource, isByMember ? ofEachMember(listed, text) : inOrder(listed, text), max);
}

/** The statement of a query, with the id of the member as `member_id`. TypeORM selects a column only once. */
function withMembers<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, member: string): Statement {
  if (member !== 'id') return statementOf(query.addSelect(`${query.alias}.${member}`, 'member_id'));
  const { text, values } = statementOf(query);
  return { text: `select *, id as member_id from (${text}) as members`, values };
}

const ALL_MEMBERS: Statement = { text: 'select user_id from member_summaries', values: [] };

const membersOf = (search: string): Statement =>
  continued({ text: '', values: [] }, (parameter) => membersWith(search, parameter));

/** Rows by their members. `offset 0` keeps PostgreSQL from joining all rows. */
const ofEachMember = (listed: Statement, search: string): Statement =>
  continued(
    listed,
    (parameter) => `
    select matches.* from (${membersWith(search, parameter)} offset 0) as members
    cross join lateral (
      select listed.* from (${listed.text}) as listed where member_id = members.user_id offset 0
    ) as matches`,
  );

/** Rows whose members are looked up one by one, for the same reason. */
const inOrder = (listed: Statement, search: string): Statement =>
  continued(
    listed,
    (parameter) => `
    select listed.id from (${listed.text}) as listed
    cross join lateral (
      select 1 from member_summaries
      where user_id = listed.member_id and ${hasWords(search, ['search_text'], parameter)} offset 0
    ) as found`,
  );

const amongMembers = (listed: Statement, search: string): Statement =>
  continued(
    listed,
    (parameter) =>
      `select listed.id from (${listed.text}) as listed where member_id in (${membersWith(search, parameter)})`,
  );
