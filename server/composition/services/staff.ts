import type { PasswordService } from '../../features/auth/password.service';
import type { RoleService } from '../../features/auth/role.service';
import type { SignInService } from '../../features/auth/sign-in.service';
import { StaffAccessService } from '../../features/staff/staff-access.service';
import { StaffInvitationService } from '../../features/staff/staff-invitation.service';
import { StaffJoiningService } from '../../features/staff/staff-joining.service';
import { StaffListService } from '../../features/staff/staff-list.service';
import { TrainerAccountsService } from '../../features/trainers/trainer-accounts.service';
import type { TrainerAssignmentService } from '../../features/trainers/trainer-assignment.service';
import type { Passwords } from '../../lib/passwords';
import type { SharedServices } from './shared';

interface StaffParts extends SharedServices {
  hasher: Passwords;
  passwords: PasswordService;
  roles: RoleService;
  signIn: SignInService;
  trainerAssignments: TrainerAssignmentService;
}

/** Services for the people who work for the studio. */
export function createStaffServices(given: StaffParts) {
  const parts = { ...given, trainerAccounts: new TrainerAccountsService() };
  const staffAccess = new StaffAccessService(parts);
  const staffInvitations = new StaffInvitationService(parts);
  return {
    staffAccess,
    staffInvitations,
    staffJoining: new StaffJoiningService({ ...parts, staffAccess, staffInvitations }),
    staffList: new StaffListService(parts),
  };
}
