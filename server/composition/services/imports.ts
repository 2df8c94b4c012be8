import { ImportCheck } from '../../features/member-imports/import-check.service';
import { ImportUploads } from '../../features/member-imports/import-uploads.service';
import { ImportRun } from '../../features/member-imports/import-run.service';
import { Invitations } from '../../features/member-imports/invitations.service';
import { ImportUndo } from '../../features/member-imports/import-undo.service';
import { MemberImportRows } from '../../features/member-imports/member-import-rows.service';
import { MemberImports } from '../../features/member-imports/member-import.service';
import { NewMembers } from '../../features/member-imports/new-members.service';
import { ImportedMemberships } from '../../features/memberships/imported-memberships.service';
import type { SharedServices } from './shared';

/** Imports of members from files. */
export function createImportServices(parts: SharedServices) {
  const invitations = new Invitations(parts);
  const newMembers = new NewMembers({ ...parts, invitations });
  const importedMemberships = new ImportedMemberships(parts);
  const importRun = new ImportRun({ ...parts, newMembers, importedMemberships });
  return {
    importCheck: new ImportCheck({ ...parts, importedMemberships }),
    importRun,
    importUploads: new ImportUploads(parts),
    importUndo: new ImportUndo({ ...parts, importedMemberships }),
    invitations,
    memberImports: new MemberImports({ ...parts, importRun }),
    memberImportRows: new MemberImportRows(parts),
  };
}
