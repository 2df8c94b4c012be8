import type { Role } from '../accounts/roles';

/** The roles that users can get by signing up. */
export const SIGN_UP_ROLES = ['user', 'admin'] as const satisfies readonly Role[];

export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** Account types that users choose between when they sign up. */
export const SIGN_UP_ACCOUNT_TYPES = ['member', 'admin'] as const;

export type SignUpAccountType = (typeof SIGN_UP_ACCOUNT_TYPES)[number];
