import { Extensions } from 'type-graphql';
import type { Permission } from '#common/accounts/permissions';

/** Makes an operation public. Without this decorator, anonymous callers get UNAUTHENTICATED. */
export const Public = () => Extensions({ isPublic: true });

/**
 * Makes an operation public and its answers cacheable: they may depend on its arguments and on tables with a trigger
 * that reports changes of public content (`content_changed`), but on nothing else that changes.
 */
export const PublicContent = () => Extensions({ isPublic: true, isContent: true });

/** Marks a mutation that writes tables of public content: cached answers are dropped before its response. */
export const ChangesContent = () => Extensions({ changesContent: true });

/** Restricts an operation to the sessions of kiosks, which may call no other private operation. */
export const ForKiosks = () => Extensions({ isForKiosks: true });

/**
 * Allows an operation without `@Requires` to API keys. It may not rely on who the owner of the key is: what members do for
 * themselves, and what belongs to a session, is not for keys.
 */
export const AllowWithApiKey = () => Extensions({ isAllowedWithApiKey: true });

/** The message of UNAUTHENTICATED for this operation, in place of the general one. */
export const UnauthenticatedMessage = (message: string) => Extensions({ unauthenticatedMessage: message });

/** Allows an operation to users who still have to replace the password that they signed up with. */
export const AllowDuringForcedPasswordChange = () =>
  Extensions({ isAllowedDuringForcedPasswordChange: true });

/** Allows an operation to admins who still have to set up a second factor. */
export const AllowDuringSecondFactorSetUp = () => Extensions({ isAllowedDuringSecondFactorSetUp: true });

/**
 * Makes the fields of a type private: except `id`, they are only for the user with the object's id. A refused field
 * fails alone. See personal-fields.ts.
 */
export const Personal = () => Extensions({ isPersonal: true });

/**
 * Lets roles with this permission read a field of a `Personal` type for any user; roles that have it only for assigned
 * members read it for these.
 */
export const ReadableWith = (permission: Permission) => Extensions({ readableWith: permission });

/** Restricts an operation to roles with one of these permissions. */
export const Requires = (...permissions: [Permission, ...Permission[]]) => Extensions({ permissions });
