/** Roles of those who work in the admin panel. A test compares them with the permissions, which few pages load. */
const STAFF_ROLES = ['front_desk', 'admin'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** Roles of users, as in the role claim of a token and the column of an account. A member's role is `user`. */
export const ROLES = ['user', 'trainer', ...STAFF_ROLES] as const;

export type Role = (typeof ROLES)[number];

export const isStaffRole = (role: Role | null): role is StaffRole => STAFF_ROLES.includes(role as StaffRole);

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);
