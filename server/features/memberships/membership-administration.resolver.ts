import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { membershipMessages } from '#common/memberships/messages';
import type { MembershipStatus } from '#common/plans/plans';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { requirePermission } from '../../lib/require-permission';
import { CancelMembershipInput, GrantMembershipInput, SetMembershipInput } from './membership.input';
import { CancelMembershipPayload, GrantMembershipPayload, SetMembershipPayload } from './membership.payload';

const CANCELLATION =
  'Ends the current and upcoming periods of a membership now, without a refund. The member gets a mail.';

const SETTING =
  'For the REST call and programs that know a plan only by its name: adds a period, like `grantMembership`, or ends the membership, like `cancelMembership` but without an error if it is inactive. Adding a period also requires `memberships:grant`. Otherwise, use those two.';

const MESSAGES: Record<MembershipStatus, string> = {
  active: membershipMessages.granted,
  inactive: membershipMessages.cancelled,
};

@Resolver()
export class MembershipAdministrationResolver {
  @Requires('memberships:grant')
  @Mutation(() => GrantMembershipPayload, {
    description: 'Starts or extends a membership without a payment. The member gets a mail.',
  })
  async grantMembership(
    @Arg('input', () => GrantMembershipInput) input: GrantMembershipInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const changed = await services.membershipAdministration.grant(actor, input);
    return { message: membershipMessages.granted, ...changed };
  }

  @Requires('memberships:cancel')
  @Mutation(() => CancelMembershipPayload, {
    description: CANCELLATION,
  })
  async cancelMembership(
    @Arg('input', () => CancelMembershipInput) input: CancelMembershipInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const changed = await services.membershipAdministration.cancel(actor, input);
    return { message: membershipMessages.cancelled, ...changed };
  }

  @Requires('memberships:cancel')
  @Mutation(() => SetMembershipPayload, {
    description: SETTING,
  })
  async setMembership(
    @Arg('input', () => SetMembershipInput) input: SetMembershipInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    if (input.status === 'active') requirePermission(actor, 'memberships:grant');
    const changed = await services.membershipAdministration.set(actor, input);
    return { message: MESSAGES[input.status], ...changed };
  }
}
