import { BulkActionsService } from '../../features/bulk-changes/bulk-actions.service';
import { BulkChangeRunner } from '../../features/bulk-changes/bulk-change-runner';
import { BulkChangeService } from '../../features/bulk-changes/bulk-change.service';
import { SelectedMembersService } from '../../features/bulk-changes/selected-members.service';
import { EnquiryService } from '../../features/enquiries/enquiry.service';
import { MemberRiskService } from '../../features/follow-ups/member-risk.service';
import { ListViewService } from '../../features/list-views/list-view.service';
import type { MemberListsService } from '../../features/members/member-lists.service';
import type { MembershipAdministrationService } from '../../features/memberships/membership-administration.service';
import type { TrainerAssignmentService } from '../../features/trainers/trainer-assignment.service';
import type { SharedServices } from './shared';

interface AdminListParts extends SharedServices {
  memberLists: MemberListsService;
  membershipAdministration: MembershipAdministrationService;
  trainerAssignments: TrainerAssignmentService;
}

/** Services for the work of staff in the lists of the admin panel. */
export function createAdminListServices(parts: AdminListParts) {
  const selectedMembers = new SelectedMembersService(parts);
  const bulkActions = new BulkActionsService(parts);
  const bulkChangeRunner = new BulkChangeRunner({ ...parts, bulkActions });
  return {
    bulkChangeRunner,
    enquiries: new EnquiryService(parts),
    memberRisks: new MemberRiskService(parts),
    listViews: new ListViewService(parts),
    bulkChanges: new BulkChangeService({ ...parts, selectedMembers, bulkActions, bulkChangeRunner }),
  };
}
