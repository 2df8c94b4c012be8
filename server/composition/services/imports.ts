import { ImportCheckService } from '../../features/member-imports/import-check.service';
import { ImportUploadsService } from '../../features/member-imports/import-uploads.service';
import { ImportRunService } from '../../features/member-imports/import-run.service';
import { InvitationsService } from '../../features/member-imports/invitations.service';
import { ImportUndoService } from '../../features/member-imports/import-undo.service';
import { MemberImportRowsService } from '../../features/member-imports/member-import-rows.service';
import { MemberImportsService } from '../../features/member-imports/member-import.service';
import { NewMembersService } from '../../features/member-imports/new-members.service';
import { ImportedMembershipsService } from '../../features/memberships/imported-memberships.service';
import type { SharedServices } from './shared';

/** Imports of members from files. */
export function createImportServices(parts: SharedServices) {
  const invitations = new InvitationsService(parts);
  const newMembers = new NewMembersService({ ...parts, invitations });
  const importedMemberships = new ImportedMembershipsService(parts);
  const importRun = new ImportRunService({ ...parts, newMembers, importedMemberships });
  return {
    importCheck: new ImportCheckService({ ...parts, importedMemberships }),
    importRun,
    importUploads: new ImportUploadsService(parts),
    importUndo: new ImportUndoService({ ...parts, importedMemberships }),
    invitations,
    memberImports: new MemberImportsService({ ...parts, importRun }),
    memberImportRows: new MemberImportRowsService(parts),
  };
}
