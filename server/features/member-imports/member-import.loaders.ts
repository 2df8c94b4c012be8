import type { Batch } from '../../graphql/loaders';
import type { ImportCounts } from './import-outcomes';

/** The numbers of rows of imports. */
export const importCounts: Batch<string, ImportCounts> = (ids, { memberImports }) =>
  memberImports.counts(ids);

/** How many members of imports have not been invited and cannot log in. */
export const uninvitedCounts: Batch<string, number> = (ids, { importInvitations }) =>
  importInvitations.uninvitedCounts(ids);
