/** Roles of users, as in the role claim of a token and the column of an account. A member's role is `user`. */
export const ROLES = ['user', 'trainer', 'front_desk', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** The roles that users can choose when they sign up. */
export const SIGN_UP_ROLES = ['user', 'admin'] as const satisfies readonly Role[];

export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);
