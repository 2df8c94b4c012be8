import { ADMIN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { continuedImport, importOf } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    memberImport: {
      callers: ADMIN,
      call: (ids) => `{ memberImport(id: "${ids.import}") { counts { create } creator { name } } }`,
    },
    memberImportRows: {
      callers: ADMIN,
      call: (ids) =>
        `{ memberImportRows(importId: "${ids.import}") { nodes { member { name } } totalCount { count } } }`,
    },
    memberImports: {
      callers: ADMIN,
      call: '{ memberImports { nodes { counts { create } creator { name } } totalCount { count } } }',
    },
    skippedRows: {
      callers: ADMIN,
      call: (ids) => `{ skippedRows(importId: "${ids.import}") { text endCursor } }`,
    },
  },
  mutations: {
    cancelMemberImport: {
      callers: ADMIN,
      call: async (given) => ({
        by: given.admin,
        input: { id: (await importOf(given, 'running')).id },
      }),
      roundTrips: [8, 'counts the rows for the journal, and reads who has started the import'],
      again: 'removes',
      leaves: null,
    },
    changeMemberImportHeads: {
      callers: ADMIN,
      call: async (given) => ({
        by: given.admin,
        input: { id: (await importOf(given, 'uploaded')).id, headRow: 1 },
      }),
      roundTrips: [12, 'reads the file twice, for its first rows and for all'],
      again: 'moves on',
      leaves: null,
    },
    checkMemberImport: {
      callers: ADMIN,
      call: async (given) => {
        const { id, columns } = await importOf(given, 'uploaded');
        const chosen = columns.map(({ position, field }) => ({ position, field }));
        return { by: given.admin, input: { id, columns: chosen } };
      },
      roundTrips: 6,
      again: 'moves on',
      leaves: null,
    },
    createMemberImport: {
      callers: ADMIN,
      call: ({ admin }) => ({ by: admin, input: { fileName: 'members.csv' } }),
      roundTrips: 6,
      again: 'replaces',
      leaves: null,
    },
    inviteImportedMembers: {
      callers: ADMIN,
      call: (given) => continuedImport(given, 'done'),
      roundTrips: 6,
      again: 'moves on',
      leaves: null,
    },
    runMemberImport: {
      callers: ADMIN,
      call: (given) => continuedImport(given, 'checked'),
      roundTrips: 6,
      again: 'moves on',
      leaves: null,
    },
    undoMemberImport: {
      callers: ADMIN,
      call: (given) => continuedImport(given, 'done'),
      roundTrips: 6,
      again: 'moves on',
      leaves: null,
    },
  },
  embedded: {
    MemberImportChange: 'of its row',
    MemberImportColumn: 'of its import',
    MemberImportCounts: 'of its import',
    MemberImportFirstRow: 'of its import',
    MemberImportLines: 'of its import',
    MemberImportPlanName: 'of its import',
    MemberImportProblem: 'of its row',
    MemberImportUnknownPlan: 'of its import',
  },
};
