/** Answers about an import of members. */
import { openPanel, type PanelAnswers } from './open-panel';

/** A column of the file. */
export const column = (
  position: number,
  head: string,
  values: { field: string | null; isDateOrderOpen?: boolean },
) => ({
  __typename: 'MemberImportColumn',
  position,
  head,
  samples: ['1/2/2024'],
  dateOrder: null,
  isDateOrderOpen: false,
  ...values,
});

const NONE = {
  __typename: 'MemberImportCounts',
  create: 180,
  update: 12,
  unchanged: 3,
  skip: 5,
  created: 0,
  updated: 0,
  failed: 0,
  removed: 0,
  restored: 0,
  kept: 0,
  notUndone: 0,
};

/** The import, in a status. */
export const state = (
  status: string,
  { counts, ...overrides }: Record<string, unknown> & { counts?: object } = {},
) => ({
  __typename: 'MemberImport',
  id: 'one',
  kind: 'MEMBERS',
  status,
  version: 3,
  fileName: 'members.csv',
  encoding: 'UTF_8',
  rowCount: 200,
  doneCount: 0,
  dateOrder: null,
  hasInvitations: false,
  uninvitedCount: 0,
  undoEndsAt: null,
  skippedRowsUrl: 'http://studio.example/api/user/admin/member-imports/one/skipped.csv',
  explanation: null,
  lines: { __typename: 'MemberImportLines', read: 206, above: 3, rows: 200, blank: 3, inCells: 0 },
  headRow: 3,
  firstRows: [
    { __typename: 'MemberImportFirstRow', position: 1, cells: ['Members'] },
    { __typename: 'MemberImportFirstRow', position: 3, cells: ['Name', 'E-mail'] },
  ],
  likelyEnds: [],
  planNames: [],
  unknownPlans: [],
  columns: [
    column(0, 'Name', { field: 'NAME' }),
    column(1, 'E-mail', { field: 'EMAIL' }),
    column(2, 'Joined', { field: 'JOINED_ON' }),
  ],
  ...overrides,
  counts: { ...NONE, ...counts },
});

/** The rows of the import. */
export const rows = (...nodes: object[]) => ({
  memberImportRows: {
    __typename: 'MemberImportRowConnection',
    nodes,
    pageInfo: {
      __typename: 'PageInfo',
      hasPreviousPage: false,
      hasNextPage: false,
      startCursor: null,
      endCursor: null,
    },
  },
});

export const row = (position: number, overrides = {}) => ({
  __typename: 'MemberImportRow',
  id: `row-${position}`,
  position,
  plan: 'SKIP',
  changes: [],
  undoResult: null,
  explanation: null,
  problems: [],
  member: null,
  ...overrides,
});

const RECENT = { memberImports: { __typename: 'MemberImportConnection', nodes: [] } };

/** Opens the tab. */
export const open = (answers: PanelAnswers = {}, search = '?tab=import') =>
  openPanel(search, { MemberImports: () => RECENT, MemberImportRows: () => rows(), ...answers });

/** Opens the tab with the import. */
export const openOne = (memberImport: object | null, answers: PanelAnswers = {}) =>
  open({ MemberImport: () => ({ memberImport }), ...answers }, '?tab=import&import=one');

/** The answer of a mutation that changes the import. */
export const changed = (name: string, memberImport: object) => ({
  [name]: { __typename: `${name[0]!.toUpperCase()}${name.slice(1)}Payload`, memberImport },
});

/** The variables of the operations with a name. */
export const sent = ({ operations }: Awaited<ReturnType<typeof open>>, name: string) =>
  operations.filter((operation) => operation.name === name).map(({ variables }) => variables);
