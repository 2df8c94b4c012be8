import type { Batch, Load } from '../../graphql/loaders';
import type { MemberSummary } from './member-summary.entity';
import type { User } from '../accounts/user.entity';

/** Summaries by the id of the account. */
const memberSummaries: Batch<string, MemberSummary> = async (ids, { memberLists }) =>
  new Map((await memberLists.summariesOf(ids)).map((summary) => [summary.id, summary]));

/** The summary of an account. */
export const summaryOf = async ({ id, summary }: User, load: Load): Promise<MemberSummary | undefined> =>
  summary ?? load(memberSummaries, id);
