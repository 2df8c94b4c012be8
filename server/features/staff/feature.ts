import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import type { Feature } from '../feature';
import { SECRET } from '../studio-table';
import { JOURNAL_ENTRIES } from './journal-entries';
import { StaffInvitation } from './staff-invitation.entity';
import { withdrawInvitations } from './withdraw-invitations';
import { staffInvitations } from './staff.rate-limits';
import { StaffResolver } from './staff.resolver';

export const staff: Feature = {
  entities: [StaffInvitation],
  resolvers: [StaffResolver],
  rateLimits: [staffInvitations],
  memberTables: {
    staff_invitations: { leftOut: 'Contains the address of another person, to whom the invitation is.' },
  },
  roleEndings: [withdrawInvitations],
  removals: {
    'staff invitations': oldRows('staff_invitations', RETENTION_DAYS.staffInvitations, 'expires_at < $1'),
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: {
    staff_invitations: { leftOut: SECRET },
  },
};
