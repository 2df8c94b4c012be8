import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { patternsOf } from './list-rows';

/**
 * SQL: name and e-mail address of the row's member have all words of the text; null without words. A condition for each
 * word lets PostgreSQL use its index.
 */
export function ofFoundMembers<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  text: string,
): string | null {
  const conditions = patternsOf(text).map((pattern, index) => {
    query.setParameter(`pattern${index}`, pattern);
    return `search_text like lower(:pattern${index})`;
  });
  if (conditions.length === 0) return null;
  return `"${query.alias}".user_id in (select user_id from member_summaries where ${conditions.join(' and ')})`;
}
