import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import type { Context } from '../../graphql/context';
import { AllowDuringForcedPasswordChange, Public } from '../../graphql/access-decorators';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { CHANGE_PASSWORD } from './auth-descriptions';
import {
  ChangePasswordInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  VerifyOtpInput,
} from './auth.input';
import {
  ChangePasswordPayload,
  RequestPasswordResetPayload,
  ResetPasswordPayload,
  VerifyOtpPayload,
} from './auth.payload';
import { viewerOf } from './viewer-of';

@Resolver()
export class PasswordResolver {
  @Public()
  @Mutation(() => RequestPasswordResetPayload, {
    description:
      'Mails an OTP (one-time password) if the address has an account. The response is the same for every address.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput) { email }: RequestPasswordResetInput,
    @Ctx() { services, caller }: Context,
  ) {
    await services.passwordReset.request(email, caller);
    return { message: authMessages.resetRequested };
  }

  @Public()
  @Mutation(() => VerifyOtpPayload, { description: 'Exchanges a mailed OTP for a reset token.' })
  async verifyOtp(
    @Arg('input', () => VerifyOtpInput) input: VerifyOtpInput,
    @Ctx() { services, caller }: Context,
  ) {
    const resetToken = await services.passwordReset.verifyOtp(input, caller);
    return { message: authMessages.otpVerified, resetToken };
  }

  @Public()
  @Mutation(() => ResetPasswordPayload, {
    description: 'Sets a new password with a reset token and ends all sessions of the account.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
    @Ctx() { services, caller }: Context,
  ) {
    await services.passwordReset.reset(input, caller);
    return { message: authMessages.resetDone };
  }

  @AllowDuringForcedPasswordChange()
  @Mutation(() => ChangePasswordPayload, { description: CHANGE_PASSWORD })
  async changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @SignedIn() actor: UserActor,
    @Ctx() context: Context,
  ) {
    const token = await context.services.passwords.change(actor, input, context.caller);
    return { message: authMessages.passwordChanged, token, viewer: await viewerOf(token, context) };
  }
}
