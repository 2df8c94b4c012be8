import { Ctx, Query, Resolver } from 'type-graphql';
import { PLAN_TYPES } from '#common/plans';
import type { Context } from '../../graphql/context';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/signed-in';
import type { Viewer } from '../../lib/viewer';
import { MembershipView, NextTerm } from './membership.type';

@Resolver()
export class MembershipResolver {
  @Query(() => [MembershipView], {
    description: 'The memberships of the current user: first the gym pass, then nutrition.',
    complexity: cost({ statements: 5, rows: PLAN_TYPES.length }),
  })
  async myMemberships(@SignedIn() viewer: Viewer, @Ctx() { services }: Context) {
    const memberships = await services.memberships.of(viewer);
    const waiting = await services.orderLists.waitingOf(viewer);
    return memberships.map((one) => ({
      ...one,
      waitingOrder: waiting.find(({ planType }) => planType === one.line) ?? null,
    }));
  }

  @Query(() => [NextTerm], {
    description: 'For each plan on sale, the period that the current user would get by paying for it now.',
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  async myNextTerms(@SignedIn() viewer: Viewer, @Ctx() { services }: Context) {
    return services.memberships.nextTerms(viewer, await services.planOffers.list(null));
  }
}
