import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import { PASSKEYS_MAX, RECOVERY_CODES } from '#common/second-factors/limits';
import { secondFactorMessages } from '#common/second-factors/messages';
import { AllowDuringSecondFactorSetUp, Public, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { Unauthenticated } from '../../lib/errors';
import { usersById } from '../accounts/user.loaders';
import { Viewer } from '../accounts/viewer.type';
import { viewerAgain, viewerOf } from '../auth/viewer-of';
import {
  CompleteSignInInput,
  ConfirmSecondFactorInput,
  RemoveSecondFactorInput,
  RenewRecoveryCodesInput,
  ResetSecondFactorInput,
  StartSecondFactorInput,
} from './second-factor.input';
import {
  CompleteSignInPayload,
  ConfirmSecondFactorPayload,
  RemoveSecondFactorPayload,
  RenewRecoveryCodesPayload,
  ResetSecondFactorPayload,
  SecondFactorState,
  StartSecondFactorPayload,
} from './second-factor.payload';

@Resolver()
export class SecondFactorResolver {
  @Public()
  @Mutation(() => CompleteSignInPayload, {
    description:
      'Completes the log-in of an account with a second factor, which `signIn` and `endKiosk` refuse with the code `SECOND_FACTOR_REQUIRED` and a challenge.',
  })
  async completeSignIn(
    @Arg('input', () => CompleteSignInInput) input: CompleteSignInInput,
    @Ctx() context: Context,
  ): Promise<CompleteSignInPayload> {
    const token = await context.services.secondStep.complete(input, context.caller);
    return { message: authMessages.signedIn, token, viewer: await viewerOf(token, context) };
  }

  @AllowDuringSecondFactorSetUp()
  @Mutation(() => StartSecondFactorPayload, {
    description:
      'Makes a secret for an authenticator app (TOTP). The second factor is on once `confirmSecondFactor` gets a code of it.',
  })
  startSecondFactor(
    @Arg('input', () => StartSecondFactorInput) input: StartSecondFactorInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ): Promise<StartSecondFactorPayload> {
    return services.secondFactors.start(actor, input, caller);
  }

  @AllowDuringSecondFactorSetUp()
  @Mutation(() => ConfirmSecondFactorPayload, {
    description: `Turns the second factor on, or replaces the app, and issues ${RECOVERY_CODES} recovery codes. Ends the other sessions of the current user.`,
  })
  async confirmSecondFactor(
    @Arg('input', () => ConfirmSecondFactorInput) input: ConfirmSecondFactorInput,
    @SignedIn() actor: UserActor,
    @Ctx() context: Context,
  ): Promise<ConfirmSecondFactorPayload> {
    const recoveryCodes = await context.services.secondFactors.confirm(actor, input);
    return { message: secondFactorMessages.added, recoveryCodes, viewer: await viewerAgain(context) };
  }

  @Mutation(() => RenewRecoveryCodesPayload, {
    description: 'Issues recovery codes in place of the earlier ones.',
  })
  async renewRecoveryCodes(
    @Arg('input', () => RenewRecoveryCodesInput) input: RenewRecoveryCodesInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ): Promise<RenewRecoveryCodesPayload> {
    const recoveryCodes = await services.secondFactors.renewRecoveryCodes(actor, input, caller);
    return { message: secondFactorMessages.codesRenewed, recoveryCodes, viewer: actor };
  }

  @Mutation(() => RemoveSecondFactorPayload, {
    description:
      'Turns the second factor off: removes app, passkeys and recovery codes. Whoever must have one has to set up another.',
  })
  async removeSecondFactor(
    @Arg('input', () => RemoveSecondFactorInput) input: RemoveSecondFactorInput,
    @SignedIn() actor: UserActor,
    @Ctx() context: Context,
  ): Promise<RemoveSecondFactorPayload> {
    await context.services.secondFactors.remove(actor, input, context.caller);
    return { message: secondFactorMessages.removed, viewer: await viewerAgain(context) };
  }

  @Requires('staff:manage')
  @Mutation(() => ResetSecondFactorPayload, {
    description:
      'Turns the second factor of somebody else off, who has lost it, ends all their sessions, and mails them the reason.',
  })
  async resetSecondFactor(
    @Arg('input', () => ResetSecondFactorInput) input: ResetSecondFactorInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ): Promise<ResetSecondFactorPayload> {
    const user = await services.secondFactors.reset(actor, input, caller);
    return { message: secondFactorMessages.reset, user };
  }
}

@Resolver(() => Viewer)
export class ViewerSecondFactor {
  @AllowDuringSecondFactorSetUp()
  @FieldResolver(() => SecondFactorState, {
    description: 'Second factor of the current user.',
    complexity: cost({ statements: 4, rows: PASSKEYS_MAX }),
  })
  async secondFactor(
    @SignedIn() { id }: UserActor,
    @Ctx() { load, services }: Context,
  ): Promise<SecondFactorState> {
    const user = await load(usersById, id);
    if (!user) throw new Unauthenticated();
    return services.secondFactors.stateOf(user);
  }
}
