import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import { CLAIM_CODE_HOURS } from '#common/invitations/limits';
import { claimMessages } from '#common/invitations/messages';
import { Public, ReadableWith, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { isClaimable } from '../auth/claimable';
import { ClaimAccountInput, MakeClaimCodeInput } from './claim.input';
import { ClaimAccountPayload, MakeClaimCodePayload } from './claim.payload';

@Resolver()
export class ClaimResolver {
  @Requires('members:add')
  @Mutation(() => MakeClaimCodePayload, {
    description: `Makes a code with which a member whom staff added claims the account: for ${CLAIM_CODE_HOURS} hours, once, in place of an earlier code. Not for members who have chosen a password or confirmed their e-mail address, and not with an API key.`,
  })
  async makeClaimCode(
    @Arg('input', () => MakeClaimCodeInput) { memberId }: MakeClaimCodeInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<MakeClaimCodePayload> {
    return { message: claimMessages.made, ...(await services.claims.makeCode(actor, memberId)) };
  }

  @Public()
  @Mutation(() => ClaimAccountPayload, {
    description:
      'Mails a link with which the member confirms the address, as `initiateSignUp` does; `verifyEmail` then gives the account that the code is for this address and password. The response is the same for an address that another account has. A studio that sends no mails gives it to the account at once, unless another account has it.',
  })
  async claimAccount(
    @Arg('input', () => ClaimAccountInput) input: ClaimAccountInput,
    @Ctx() { services, caller }: Context,
  ): Promise<ClaimAccountPayload> {
    const isComplete = await services.claims.claim(input, caller);
    return { message: isComplete ? claimMessages.claimed : authMessages.verificationSent, isComplete };
  }
}

@Resolver(() => User)
export class ClaimFields {
  @ReadableWith('members:read-any')
  @FieldResolver(() => Boolean, {
    description:
      'Whether staff added the member, who has neither chosen a password nor confirmed an e-mail address: `makeClaimCode` is possible.',
  })
  isClaimable(@Root() user: User) {
    return isClaimable(user);
  }
}
