import { ImportCheck } from '../features/member-imports/import-check.service';
import { ImportRun } from '../features/member-imports/import-run.service';
import { ImportUndo } from '../features/member-imports/import-undo.service';
import { MemberImportRows } from '../features/member-imports/member-import-rows.service';
import { MemberImports } from '../features/member-imports/member-import.service';
import type { MembershipService } from '../features/memberships/membership.service';
import type { SharedServices } from './shared';

/** Imports of members from files. */
export function createImportServices(parts: SharedServices & { memberships: MembershipService }) {
  const importRun = new ImportRun(parts);
  return {
    importCheck: new ImportCheck(parts),
    importRun,
    importUndo: new ImportUndo(parts),
    memberImports: new MemberImports({ ...parts, importRun }),
    memberImportRows: new MemberImportRows(parts),
  };
}
