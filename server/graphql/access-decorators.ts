import { Extensions } from 'type-graphql';
import type { Permission } from '#common/auth/permissions';

/** Makes an operation public. Without this decorator, anonymous callers get UNAUTHENTICATED. */
export const Public = () => Extensions({ isPublic: true });

/** The message of UNAUTHENTICATED for this operation, in place of the general one. */
export const UnauthenticatedMessage = (message: string) => Extensions({ unauthenticatedMessage: message });

/** Allows an operation to users who still have to replace the password that they signed up with. */
export const AllowDuringForcedPasswordChange = () =>
  Extensions({ isAllowedDuringForcedPasswordChange: true });

/** Restricts an operation to roles with this permission. */
export const Requires = (permission: Permission) => Extensions({ permission });
