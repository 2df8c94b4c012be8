import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PLAN_TYPES } from '#common/plans/plans';
import { ReadableWith } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { batchedCost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { mayAccessMember } from '../../lib/member-access';
import { User } from '../accounts/user.entity';
import { Order } from '../orders/order.entity';
import { PlanOffer } from '../plans/plan-offer.entity';
import { offersById, offersOnSale } from '../plans/plan-offer.loaders';
import { MembershipPeriod } from './membership-period.entity';
import { ordersOfPeriods, pendingOrdersOfMembers, periodsOfMembers } from './membership.loaders';
import { Membership, NextPeriod } from './membership.type';

/** Fields of users about memberships. */
@Resolver(() => User)
export class UserMemberships {
  @ReadableWith('memberships:read-any')
  @FieldResolver(() => [Membership], {
    description: 'Memberships: first the gym pass, then nutrition.',
    complexity: batchedCost({ statements: 1, rows: PLAN_TYPES.length }),
  })
  async memberships(@Root() { id }: User, @Ctx() { services, load }: Context) {
    return services.memberships.of(id, (await load(periodsOfMembers, id)) ?? []);
  }

  @ReadableWith('memberships:read-any')
  @FieldResolver(() => [NextPeriod], {
    description: 'Periods that the user would get by paying now, one for each plan on sale.',
    complexity: batchedCost({ statements: 2, rows: 'page' }),
  })
  async nextPeriods(@Root() { id }: User, @Ctx() { services, load }: Context) {
    const [periods = [], offers = []] = await Promise.all([
      load(periodsOfMembers, id),
      load(offersOnSale, 'all'),
    ]);
    return services.memberships.nextPeriods(periods, offers);
  }
}

@Resolver(() => Membership)
export class MembershipFields {
  @FieldResolver(() => Order, {
    nullable: true,
    description:
      'Newest unpaid order of this plan type; null if there is none that the current user may read.',
    complexity: batchedCost({ statements: 1 }),
  })
  async pendingOrder(@Root() membership: Membership, @SignedIn() actor: UserActor, @Ctx() { load }: Context) {
    const { memberId, planType } = membership;
    if (!mayAccessMember(actor, memberId, 'orders:read-any')) return null;
    const orders = await load(pendingOrdersOfMembers, memberId);
    return orders?.find((order) => order.planType === planType) ?? null;
  }
}

@Resolver(() => MembershipPeriod)
export class MembershipPeriodFields {
  @FieldResolver(() => PlanOffer, {
    nullable: true,
    description: 'Plan that was bought; null if it has been deleted, or if the studio granted the period.',
    complexity: batchedCost({ statements: 2 }),
  })
  async offer(@Root() { orderId }: MembershipPeriod, @Ctx() { load }: Context) {
    const order = orderId === null ? undefined : await load(ordersOfPeriods, orderId);
    return order?.offerId ? load(offersById, order.offerId) : null;
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description: 'Order that paid for the period; null if there is none that the current user may read.',
    complexity: batchedCost({ statements: 1 }),
  })
  order(@Root() period: MembershipPeriod, @SignedIn() actor: UserActor, @Ctx() { load }: Context) {
    const { orderId, userId } = period;
    const isReadable = orderId !== null && mayAccessMember(actor, userId, 'orders:read-any');
    return isReadable ? load(ordersOfPeriods, orderId) : null;
  }
}
