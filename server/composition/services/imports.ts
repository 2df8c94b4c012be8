import { ImportCheckService } from '../../features/member-imports/import-check.service';
import { ImportUploadsService } from '../../features/member-imports/import-uploads.service';
import { ImportRunService } from '../../features/member-imports/import-run.service';
import { ImportInvitationsService } from '../../features/member-imports/import-invitations.service';
import { ImportUndoService } from '../../features/member-imports/import-undo.service';
import { MemberImportRowsService } from '../../features/member-imports/member-import-rows.service';
import { MemberImportsService } from '../../features/member-imports/member-import.service';
import { NewMembersService } from '../../features/member-imports/new-members.service';
import { ImportedMembershipsService } from '../../features/memberships/imported-memberships.service';
import type { InvitationService } from '../../features/invitations/invitation.service';
import type { SharedServices } from './shared';

/** Imports of members from files. */
export function createImportServices(parts: SharedServices & { invitations: InvitationService }) {
  const newMembers = new NewMembersService(parts);
  const importedMemberships = new ImportedMembershipsService(parts);
  const importRun = new ImportRunService({ ...parts, newMembers, importedMemberships });
  return {
    importCheck: new ImportCheckService({ ...parts, importedMemberships }),
    importRun,
    importUploads: new ImportUploadsService(parts),
    importUndo: new ImportUndoService({ ...parts, importedMemberships }),
    importInvitations: new ImportInvitationsService(parts),
    memberImports: new MemberImportsService({ ...parts, importRun }),
    memberImportRows: new MemberImportRowsService(parts),
  };
}
