import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import { secondFactorMessages } from '#common/second-factors/messages';
import { AllowDuringSecondFactorSetUp, Public } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { viewerAgain, viewerOf } from '../auth/viewer-of';
import {
  AddPasskeyInput,
  CompleteSignInWithPasskeyInput,
  RemovePasskeyInput,
  StartPasskeyInput,
} from './passkey.input';
import {
  AddPasskeyPayload,
  CompleteSignInWithPasskeyPayload,
  RemovePasskeyPayload,
  StartPasskeyPayload,
} from './passkey.payload';

@Resolver()
export class PasskeyResolver {
  @Public()
  @Mutation(() => CompleteSignInWithPasskeyPayload, {
    description: 'Like `completeSignIn`, but with a passkey, once for each log-in.',
  })
  async completeSignInWithPasskey(
    @Arg('input', () => CompleteSignInWithPasskeyInput) input: CompleteSignInWithPasskeyInput,
    @Ctx() context: Context,
  ): Promise<CompleteSignInWithPasskeyPayload> {
    const token = await context.services.secondStep.complete(input, context.caller);
    return { message: authMessages.signedIn, token, viewer: await viewerOf(token, context) };
  }

  @AllowDuringSecondFactorSetUp()
  @Mutation(() => StartPasskeyPayload, {
    description:
      'Returns what the browser needs to make a passkey, which `addPasskey` takes in the same session.',
  })
  async startPasskey(
    @Arg('input', () => StartPasskeyInput) input: StartPasskeyInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ): Promise<StartPasskeyPayload> {
    return { options: await services.passkeys.start(actor, input, caller) };
  }

  @AllowDuringSecondFactorSetUp()
  @Mutation(() => AddPasskeyPayload, {
    description:
      'Adds a passkey as a second factor. The first factor ends the other sessions of the current user and brings recovery codes.',
  })
  async addPasskey(
    @Arg('input', () => AddPasskeyInput) input: AddPasskeyInput,
    @SignedIn() actor: UserActor,
    @Ctx() context: Context,
  ): Promise<AddPasskeyPayload> {
    const recoveryCodes = await context.services.passkeys.add(actor, input);
    return { message: secondFactorMessages.passkeyAdded, recoveryCodes, viewer: await viewerAgain(context) };
  }

  @Mutation(() => RemovePasskeyPayload, {
    description: 'Removes a passkey; of the last factor, this turns the second factor off.',
  })
  async removePasskey(
    @Arg('input', () => RemovePasskeyInput) input: RemovePasskeyInput,
    @SignedIn() actor: UserActor,
    @Ctx() context: Context,
  ): Promise<RemovePasskeyPayload> {
    await context.services.passkeys.remove(actor, input, context.caller);
    return { message: secondFactorMessages.passkeyRemoved, viewer: await viewerAgain(context) };
  }
}
