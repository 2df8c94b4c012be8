/** Roles of users, as in the role claim of a token and the column of an account. */
export const ROLES = ['user', 'admin'] as const;

export type Role = (typeof ROLES)[number];

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);
