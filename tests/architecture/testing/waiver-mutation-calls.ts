import { publishedBy, WAIVER_TEXT } from '#server/test/waiver-calls';
import type { Prepare } from './mutation-subjects';

/** Calls of the mutations about the waiver. */
export const WAIVER_MUTATION_CALLS: Record<string, Prepare> = {
  acceptWaiver: async ({ admin, member }) => ({
    by: member,
    input: { version: await publishedBy(admin), name: 'Asha Rao' },
  }),
  publishWaiver: async ({ admin }) => ({
    by: admin,
    input: { text: WAIVER_TEXT, expectedVersion: await publishedBy(admin) },
  }),
  recordWaiver: async ({ admin, user }) => ({
    by: admin,
    input: { memberId: user.id, version: await publishedBy(admin), name: 'Asha Rao', isOnPaper: true },
  }),
};
