import { publishedBy, WAIVER_TEXT } from '#server/test/waiver-calls';
import type { MutationCalls } from './mutation-calls';

export const waiverMutations: MutationCalls = {
  acceptWaiver: async ({ admin, as, member }) => ({
    by: await as(await member()),
    input: { version: await publishedBy(admin), name: 'Asha Rao' },
  }),
  publishWaiver: async ({ admin }) => ({
    by: admin,
    input: { text: WAIVER_TEXT, expectedVersion: await publishedBy(admin) },
  }),
  recordWaiver: async ({ admin, member }) => {
    const { id: memberId } = await member();
    const version = await publishedBy(admin);
    return { by: admin, input: { memberId, version, name: 'Asha Rao', isOnPaper: true } };
  },
};
