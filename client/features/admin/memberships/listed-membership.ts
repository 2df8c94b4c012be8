import type { Permission } from '#common/accounts/permissions';
import { formatShortLastDay } from '../../../lib/format-day';
import type { FreezablePassFragment } from '../../memberships/freeze/freeze.generated';
import { membershipsContent } from './memberships.content';
import type { ListedMembershipFragment } from './memberships.generated';

/** A membership in the list that has or had a plan. */
interface PlannedMembership extends Pick<ListedMembershipFragment, 'status' | 'planType'> {
  paidUntil: string;
  /** The plan of the last period. */
  planName: string;
}

/**
 * The membership that the list shows of a member, and filters and sorts by: the pass, or nutrition for members who have
 * never had a pass; null if there has never been either.
 */
export function listedMembership(memberships: readonly ListedMembershipFragment[]): PlannedMembership | null {
  const withPlan = memberships.flatMap(plannedPart);
  return withPlan.find(({ planType }) => planType === 'PASS') ?? withPlan[0] ?? null;
}

/** Label of the button that sells a plan. */
export const saleAction = (memberships: readonly ListedMembershipFragment[]): string =>
  listedMembership(memberships) ? membershipsContent.renew.action : membershipsContent.renew.firstAction;

/** The memberships that can be ended. */
export const runningMemberships = (memberships: readonly ListedMembershipFragment[]): PlannedMembership[] =>
  memberships
    .filter(({ status, upcoming }) => status === 'ACTIVE' || upcoming.length > 0)
    .flatMap(plannedPart);

/** The memberships that have a running period. */
export const currentMemberships = (memberships: readonly ListedMembershipFragment[]): PlannedMembership[] =>
  memberships.filter(({ current }) => current !== null).flatMap(plannedPart);

/** The running gym pass of a member; null if there is none. */
export const runningPass = (memberships: readonly FreezablePassFragment[]) =>
  memberships.find(({ planType, current }) => planType === 'PASS' && current !== null) ?? null;

/** The unpaid order of a member. */
export function unpaidOrder(memberships: readonly ListedMembershipFragment[]) {
  // An order that was decided meanwhile may still be in the cache as the last one.
  const orders = memberships.map(({ pendingOrder }) => pendingOrder);
  return orders.find((order) => order?.status === 'PENDING') ?? null;
}

/** The unpaid order of a member without a running membership. */
export const waitingOrder = (memberships: readonly ListedMembershipFragment[]) =>
  runningMemberships(memberships).length > 0 ? null : unpaidOrder(memberships);

/**
 * The permission for cancelling, which depends on whether it ends a membership or rejects an order; null if nothing can
 * be cancelled.
 */
export function permissionToCancel(memberships: readonly ListedMembershipFragment[]): Permission | null {
  if (runningMemberships(memberships).length > 0) return 'memberships:cancel';
  return waitingOrder(memberships) && 'orders:reject';
}

/** "until 25 Dec 2026", or "ended 14 Sept 2026". */
export const endLabel = ({ status, paidUntil }: PlannedMembership): string =>
  (status === 'ACTIVE' ? membershipsContent.until : membershipsContent.ended)(formatShortLastDay(paidUntil));

/** "Premium, until 25 Dec 2026", for use in a sentence. */
export const membershipEnd = (membership: PlannedMembership): string =>
  `${membership.planName}, ${endLabel(membership)}`;

function plannedPart(membership: ListedMembershipFragment): PlannedMembership[] {
  const { status, planType, paidUntil, upcoming, current, previous } = membership;
  const lastPeriod = upcoming.at(-1) ?? current ?? previous;
  return paidUntil && lastPeriod ? [{ status, planType, paidUntil, planName: lastPeriod.planName }] : [];
}
