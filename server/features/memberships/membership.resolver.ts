import { Ctx, Query, Resolver } from 'type-graphql';
import { PLAN_TYPES } from '#common/plans/plans';
import type { Context } from '../../graphql/context';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { MembershipView, NextTerm } from './membership.type';

@Resolver()
export class MembershipResolver {
  @Query(() => [MembershipView], {
    description: 'The memberships of the current user: first the gym pass, then nutrition.',
    complexity: cost({ statements: 6, rows: PLAN_TYPES.length }),
  })
  async myMemberships(@SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    const memberships = await services.memberships.of(actor);
    const waiting = await services.orderLists.waitingOf(actor);
    return memberships.map((one) => ({
      ...one,
      waitingOrder: waiting.find(({ planType }) => planType === one.line) ?? null,
    }));
  }

  @Query(() => [NextTerm], {
    description: 'For each plan on sale, the period that the current user would get by paying for it now.',
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  async myNextTerms(@SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    return services.memberships.nextTerms(actor, await services.planOffers.list(null));
  }
}
