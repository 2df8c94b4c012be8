import { completeExport } from '#server/test/export-calls';
import { ADMIN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { withPassword } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    studioExport: { callers: ADMIN, call: '{ studioExport { status isOwn } }' },
  },
  mutations: {
    createStudioExportLink: {
      callers: ADMIN,
      call: async ({ harness, admin }) => ({
        by: admin,
        input: { id: await completeExport(harness, admin) },
      }),
      roundTrips: 4,
      again: 'replaces',
      leaves: null,
    },
    startStudioExport: {
      callers: ADMIN,
      call: ({ admin }) => ({ by: admin, input: withPassword }),
      roundTrips: [13, 'two limits, the password, the session, the former export, the journal, and the job'],
      again: 'replaces',
      leaves: null,
    },
  },
};
