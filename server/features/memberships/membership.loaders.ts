import type { Batch } from '../../graphql/loaders';
import { groupBy } from '../../lib/group-by';
import type { AuthorizedMemberId } from '../../lib/member-access';
import type { Order } from '../orders/order.entity';
import type { MembershipPeriod } from './membership-period.entity';

/** Periods by the id of their member. */
export const periodsOfMembers: Batch<string, MembershipPeriod[]> = async (memberIds, { memberships }) =>
  groupBy(await memberships.periodsOf(memberIds), ({ userId }) => userId);

/** Unpaid orders by the id of the member who placed them, newest first. */
export const pendingOrdersOfMembers: Batch<AuthorizedMemberId, Order[]> = async (
  memberIds,
  { orderReader },
) => groupBy(await orderReader.pendingOf(memberIds), ({ userId }) => userId as AuthorizedMemberId);

/** The orders that paid for periods, by their id. */
export const ordersOfPeriods: Batch<string, Order> = async (orderIds, { orderReader }) =>
  new Map((await orderReader.withIds(orderIds)).map((order) => [order.id, order]));
