import { ROLES, type Role } from '#common/accounts/roles';

export type Caller = 'signed-out' | Role;

export const EVERYONE: readonly Caller[] = ['signed-out', ...ROLES];
export const SIGNED_IN: readonly Caller[] = ROLES;
export const FRONT_DESK: readonly Caller[] = ['front_desk', 'admin', 'owner'];
/** Trainers, too, for the members assigned to them. */
export const STAFF: readonly Caller[] = ['trainer', ...FRONT_DESK];
export const ADMIN: readonly Caller[] = ['admin', 'owner'];
