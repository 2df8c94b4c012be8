/** Roles of users, as in the role claim of a token and the column of an account. A member's role is `user`. */
export const ROLES = ['user', 'trainer', 'front_desk', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** Those who work in the admin panel. A test compares them with the permissions, which few pages load. */
export const STAFF_ROLES = ['front_desk', 'admin'] as const satisfies readonly Role[];

export type StaffRole = (typeof STAFF_ROLES)[number];

export const isStaffRole = (role: Role | null): role is StaffRole => STAFF_ROLES.includes(role as StaffRole);

/** The roles that users can get by signing up. */
export const SIGN_UP_ROLES = ['user', 'admin'] as const satisfies readonly Role[];

export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** What users choose when they sign up. */
export const SIGN_UP_ACCOUNT_TYPES = ['member', 'admin'] as const;

export type SignUpAccountType = (typeof SIGN_UP_ACCOUNT_TYPES)[number];

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);
