import type { Batch } from '../../graphql/loaders';
import type { MemberSummary } from './member-summary.entity';

/** Summaries by the id of the account. */
export const memberSummaries: Batch<string, MemberSummary> = async (ids, { memberLists }) =>
  new Map((await memberLists.summariesOf(ids)).map((summary) => [summary.id, summary]));
