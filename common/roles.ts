/** Who somebody is: the role claim of a token and the column of an account (specification 6). */
export const ROLES = ['user', 'admin'] as const;

export type Role = (typeof ROLES)[number];

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);
