import { ImportCheckService } from '../../features/member-imports/import-check.service';
import { ImportUploadsService } from '../../features/member-imports/import-uploads.service';
import { ImportRunService } from '../../features/member-imports/import-run.service';
import { ImportInvitationsService } from '../../features/member-imports/import-invitations.service';
import { ImportUndoService } from '../../features/member-imports/import-undo.service';
import { MemberImportRowsService } from '../../features/member-imports/member-import-rows.service';
import { MemberImportService } from '../../features/member-imports/member-import.service';
import { MemberRows } from '../../features/member-imports/members/member-rows';
import { MemberUndo } from '../../features/member-imports/members/member-undo';
import { MemberWriter } from '../../features/member-imports/members/member-writer';
import { NewMembersService } from '../../features/member-imports/members/new-members.service';
import { PassRows } from '../../features/member-imports/passes/pass-rows';
import { VisitRows } from '../../features/member-imports/visits/visit-rows';
import { ImportedMembershipsService } from '../../features/memberships/imported-memberships.service';
import type { InvitationService } from '../../features/invitations/invitation.service';
import type { SharedServices } from './shared';

/** Imports of members, visits and passes from files. */
export function createImportServices(shared: SharedServices & { invitations: InvitationService }) {
  const importedMemberships = new ImportedMembershipsService(shared);
  const parts = { ...shared, importedMemberships };
  const memberWriter = new MemberWriter({ ...parts, newMembers: new NewMembersService(parts) });
  const rowKinds = {
    members: new MemberRows({ ...parts, memberWriter, memberUndo: new MemberUndo(parts) }),
    visits: new VisitRows(parts),
    passes: new PassRows(parts),
  };
  const importRun = new ImportRunService({ ...parts, rowKinds });
  return {
    importCheck: new ImportCheckService({ ...parts, rowKinds }),
    importRun,
    importUploads: new ImportUploadsService(parts),
    importUndo: new ImportUndoService({ ...parts, rowKinds }),
    importInvitations: new ImportInvitationsService(parts),
    memberImports: new MemberImportService({ ...parts, importRun }),
    memberImportRows: new MemberImportRowsService(parts),
  };
}
