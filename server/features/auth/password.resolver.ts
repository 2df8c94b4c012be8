import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import type { Context } from '../../graphql/context';
import { Message } from '../../graphql/message.type';
import { AllowDuringForcedPasswordChange, Public } from '../../graphql/access-decorators';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { ChangePasswordInput, ResetPasswordInput, VerifyOtpInput } from './auth.input';
import { signInResult, SignInResult, VerifiedOtp } from './auth.type';

@Resolver()
export class PasswordResolver {
  @Public()
  @Mutation(() => Message, {
    description:
      'Mails a one-time password if the address has an account. The response is the same for every address.',
  })
  async requestPasswordReset(
    @Arg('email', () => String) email: string,
    @Ctx() { services, caller }: Context,
  ) {
    await services.passwordReset.request(email, caller);
    return { message: authMessages.resetRequested };
  }

  @Public()
  @Mutation(() => VerifiedOtp, { description: 'Exchanges a one-time password for a reset token.' })
  async verifyOtp(
    @Arg('input', () => VerifyOtpInput) input: VerifyOtpInput,
    @Ctx() { services, caller }: Context,
  ) {
    return {
      resetToken: await services.passwordReset.verifyOtp(input, caller),
      message: authMessages.otpVerified,
    };
  }

  @Public()
  @Mutation(() => Message, { description: 'Sets a new password and ends all sessions of the account.' })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
    @Ctx() { services, caller }: Context,
  ) {
    await services.passwordReset.reset(input, caller);
    return { message: authMessages.resetDone };
  }

  @AllowDuringForcedPasswordChange()
  @Mutation(() => SignInResult, {
    description: 'Sets a new password, ends all sessions and starts a new one on this device.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ) {
    const session = await services.passwords.change(actor, input, caller);
    return signInResult(session, authMessages.passwordChanged);
  }
}
