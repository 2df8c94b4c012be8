import type { UserActor } from '../../lib/actor';
import { requirePermission, requireSearch } from '../../lib/require-permission';
import type { MemberConditions, MemberList } from './member-lists.service';

/** Throws unless the actor may read the values that a filter or an order uses, since the rows found reveal them. */
export function requireMemberFilter(actor: UserActor, { filter, orderBy }: MemberList): void {
  requireSearch(actor, filter);
  if (orderBy?.field === 'paidUntil' || (filter && isByMembership(filter)))
    requirePermission(actor, 'memberships:read-any', 'memberships:read-assigned');
}

const isByMembership = ({ membershipStatus, planNames, membershipEndsOn }: MemberConditions): boolean =>
  [membershipStatus, planNames, membershipEndsOn].some((condition) => condition != null);
