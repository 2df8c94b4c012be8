import * as z from 'zod/mini';
import { journalReason, requestKey } from '../forms/fields';
import { BULK_MEMBERS_MAX } from './limits';

/** Messages to staff about changes of many members, shared by server and client. */
export const bulkMessages = {
  tooMany: `Up to ${BULK_MEMBERS_MAX.toLocaleString('en')} members can be changed at once. Narrow the filters.`,
  countChanged: (count: number) =>
    `The filters now match ${count.toLocaleString('en')} ${count === 1 ? 'member' : 'members'}. Nothing was changed.`,
  notFound: 'This change does not exist any more.',
  notUndoable: 'This change cannot be undone.',
  notPermitted: 'Whoever started this has logged out since, or may not make this change any more.',
  failed: 'This member could not be changed.',
} as const;

/** Some members as they were counted before. The key is generated once, so that sending it twice is harmless. */
export const bulkForm = z.object({
  expectedCount: z.int(),
  requestKey,
});

/** A plan for many members. */
export const bulkGrantForm = z.extend(bulkForm, { reason: journalReason });
