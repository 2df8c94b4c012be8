import { isLeadingRole } from '#common/accounts/roles';
import type { RoleEnding } from '../feature';
import { StaffInvitation } from './staff-invitation.entity';

/** Whoever may not invite any more has invited nobody. */
export const withdrawInvitations: RoleEnding = async (manager, { userId: invitedBy, role }) => {
  if (!isLeadingRole(role)) await manager.delete(StaffInvitation, { invitedBy });
};
