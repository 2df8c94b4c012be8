import type { Role } from '#common/accounts/roles';

type Nothing = Record<string, never>;

interface GivenRole {
  role: Role;
}

/** Entries about staff and their access. */
export interface StaffEntries {
  /** The address is not recorded here. */
  'staff.invited': { before: Nothing; after: GivenRole & { isLinkShown?: boolean } };
  'staff.invitation-withdrawn': { before: GivenRole; after: Nothing };
  'staff.joined': { before: Nothing; after: GivenRole };
  'staff.role-changed': { before: GivenRole; after: GivenRole };
  'staff.second-factor-reset': { before: Nothing; after: { reason: string } };
  /** Number of members whom another trainer took over. */
  'staff.access-ended': { before: GivenRole; after: { members: number } };
}
