import type { Batch, Load } from '../../graphql/loaders';
import type { ListedAccount, MemberSummary } from './member-summary.entity';

/** Summaries by the id of the account. */
const memberSummaries: Batch<string, MemberSummary> = async (ids, { memberLists }) =>
  new Map((await memberLists.summariesOf(ids)).map((summary) => [summary.id, summary]));

/** The summary of an account. */
export const summaryOf = async (
  { id, summary }: ListedAccount,
  load: Load,
): Promise<MemberSummary | undefined> => summary ?? load(memberSummaries, id);
