import type { Batch } from '../../graphql/loaders';
import type { ImportCounts } from './import-outcomes';

/** The numbers of rows of imports. */
export const importCounts: Batch<string, ImportCounts> = (ids, { memberImports }) =>
  memberImports.counts(ids);
