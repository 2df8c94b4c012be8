import { BulkActionsService } from '../../features/bulk-changes/bulk-actions.service';
import { BulkChangeRunner } from '../../features/bulk-changes/bulk-change-runner';
import { BulkChangesService } from '../../features/bulk-changes/bulk-change.service';
import { SelectedMembersService } from '../../features/bulk-changes/selected-members.service';
import { EnquiriesService } from '../../features/enquiries/enquiry.service';
import { MemberRisksService } from '../../features/follow-ups/member-risk.service';
import { ListViewsService } from '../../features/list-views/list-view.service';
import type { MemberListsService } from '../../features/members/member-lists.service';
import type { MembershipAdministrationService } from '../../features/memberships/membership-administration.service';
import type { TrainerAssignmentService } from '../../features/trainers/trainer-assignment.service';
import type { SharedServices } from './shared';

interface StaffParts extends SharedServices {
  memberLists: MemberListsService;
  membershipAdministration: MembershipAdministrationService;
  trainerAssignments: TrainerAssignmentService;
}

/** Services for the work of staff in the lists of the admin panel. */
export function createStaffServices(parts: StaffParts) {
  const selectedMembers = new SelectedMembersService(parts);
  const bulkActions = new BulkActionsService(parts);
  const bulkChangeRunner = new BulkChangeRunner({ ...parts, bulkActions });
  return {
    bulkChangeRunner,
    enquiries: new EnquiriesService(parts),
    memberRisks: new MemberRisksService(parts),
    listViews: new ListViewsService(parts),
    bulkChanges: new BulkChangesService({ ...parts, selectedMembers, bulkActions, bulkChangeRunner }),
  };
}
