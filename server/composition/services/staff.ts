import { BulkActions } from '../../features/bulk-changes/bulk-actions.service';
import { BulkChangeRunner } from '../../features/bulk-changes/bulk-change-runner';
import { BulkChanges } from '../../features/bulk-changes/bulk-change.service';
import { SelectedMembers } from '../../features/bulk-changes/selected-members.service';
import { Enquiries } from '../../features/enquiries/enquiry.service';
import { MemberRisks } from '../../features/follow-ups/member-risk.service';
import { ListViews } from '../../features/list-views/list-view.service';
import type { MemberLists } from '../../features/members/member-lists.service';
import type { MembershipAdministration } from '../../features/memberships/membership-administration.service';
import type { TrainerAssignments } from '../../features/trainers/trainer-assignment.service';
import type { SharedServices } from './shared';

interface StaffParts extends SharedServices {
  memberLists: MemberLists;
  membershipAdministration: MembershipAdministration;
  trainerAssignments: TrainerAssignments;
}

/** What staff do in the lists of the admin panel. */
export function createStaffServices(parts: StaffParts) {
  const selectedMembers = new SelectedMembers(parts);
  const bulkActions = new BulkActions(parts);
  const bulkChangeRunner = new BulkChangeRunner({ ...parts, bulkActions });
  return {
    bulkChangeRunner,
    enquiries: new Enquiries(parts),
    memberRisks: new MemberRisks(parts),
    listViews: new ListViews(parts),
    bulkChanges: new BulkChanges({ ...parts, selectedMembers, bulkActions, bulkChangeRunner }),
  };
}
