/** Roles of those who lead the studio: an owner also decides who else does. */
export const LEADING_ROLES = ['admin', 'owner'] as const;

/** Roles that the studio gives to those who work for it, in the admin panel. */
export const STAFF_ROLES = ['trainer', 'front_desk', ...LEADING_ROLES] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** Roles of users, as in the role claim of a token and the column of an account. A member's role is `user`. */
export const ROLES = ['user', ...STAFF_ROLES] as const;

export type Role = (typeof ROLES)[number];

export const isStaffRole = (role: Role | null): role is StaffRole => STAFF_ROLES.includes(role as StaffRole);

export const isLeadingRole = (role: Role | null): boolean =>
  LEADING_ROLES.includes(role as (typeof LEADING_ROLES)[number]);

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);
