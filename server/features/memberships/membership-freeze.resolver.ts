import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { freezeMessages } from '#common/memberships/freeze-messages';
import { membershipMessages } from '#common/memberships/messages';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { EndMembershipFreezeInput, ExtendMembershipInput, FreezeMembershipInput } from './membership.input';
import {
  EndMembershipFreezePayload,
  ExtendMembershipPayload,
  FreezeMembershipPayload,
} from './membership.payload';

const FREEZING =
  'Freezes the running gym pass of the current user or, for staff, of a member. The days are added to its end, and periods after it move along. The member gets a mail.';

const ENDING =
  'Ends a freeze of the current user or, for staff, of a member: today and the days after it are no longer added to the end. The member gets a mail. A freeze that is over stays as it is.';

/** Operations that move the end of a membership. */
@Resolver()
export class MembershipFreezeResolver {
  @Mutation(() => FreezeMembershipPayload, { description: FREEZING })
  async freezeMembership(
    @Arg('input', () => FreezeMembershipInput) input: FreezeMembershipInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const member = await services.membershipFreezes.freeze(actor, input);
    return { message: freezeMessages.frozen, member, planType: 'pass' };
  }

  @Mutation(() => EndMembershipFreezePayload, { description: ENDING })
  async endMembershipFreeze(
    @Arg('input', () => EndMembershipFreezeInput) { freezeId }: EndMembershipFreezeInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const member = await services.membershipFreezes.end(actor, freezeId);
    return { message: freezeMessages.ended, member, planType: 'pass' };
  }

  @Requires('memberships:grant')
  @Mutation(() => ExtendMembershipPayload, {
    description:
      'Adds days to the running period of a membership without a payment; periods after it move along. The member gets a mail.',
  })
  async extendMembership(
    @Arg('input', () => ExtendMembershipInput) input: ExtendMembershipInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const extended = await services.membershipExtensions.extend(actor, input);
    return { message: membershipMessages.extended, ...extended };
  }
}
