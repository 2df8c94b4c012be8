import type { Permission } from '#common/accounts/permissions';
import { hasPermission, type UserActor } from './actor';

declare const authorized: unique symbol;

/** Id of a member whose data the current user may read or change: the result of `mayAccessMember`. */
export type AuthorizedMemberId = string & { readonly [authorized]: true };

/** Users may access their own data; others need the permission. */
export const mayAccessMember = (
  actor: UserActor,
  memberId: string | null,
  permission: Permission,
): memberId is AuthorizedMemberId => memberId === actor.id || hasPermission(actor, permission);
