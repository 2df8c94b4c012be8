import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/signed-in';
import type { Viewer } from '../../lib/viewer';
import { MembershipView } from './membership.type';

@Resolver()
export class MembershipResolver {
  @Query(() => [MembershipView], {
    description: 'The memberships of the one who asks: the pass, then nutrition.',
  })
  async myMemberships(@SignedIn() viewer: Viewer, @Ctx() { services }: Context) {
    const memberships = await services.memberships.of(viewer);
    const waiting = await services.orderLists.waitingOf(viewer);
    return memberships.map((one) => ({
      ...one,
      waitingOrder: waiting.find(({ planType }) => planType === one.line) ?? null,
    }));
  }
}
