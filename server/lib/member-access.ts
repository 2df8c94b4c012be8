import type { Permission } from '#common/accounts/permissions';
import { hasPermission, type UserActor } from './actor';

declare const authorized: unique symbol;

/** Id of a member whose data the current user may read or change: the result of `mayAccessMember`. */
export type AuthorizedMemberId = string & { readonly [authorized]: true };

/** Whether this is the user's own id, in a session: API keys do not act for their owners as members. */
export const isOwnId = ({ id, key }: UserActor, memberId: string | null): boolean => !key && memberId === id;

/** Users may access their own data; others need the permission. */
export const mayAccessMember = (
  actor: UserActor,
  memberId: string | null,
  permission: Permission,
): memberId is AuthorizedMemberId => isOwnId(actor, memberId) || hasPermission(actor, permission);
