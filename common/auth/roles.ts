/** Roles of users, as in the role claim of a token and the column of an account. A member's role is `user`. */
export const ROLES = ['user', 'trainer', 'front_desk', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** The roles that users can get by signing up. */
export const SIGN_UP_ROLES = ['user', 'admin'] as const satisfies readonly Role[];

export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** What users choose when they sign up. */
export const SIGN_UP_ACCOUNT_TYPES = ['member', 'admin'] as const;

export type SignUpAccountType = (typeof SIGN_UP_ACCOUNT_TYPES)[number];

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);
