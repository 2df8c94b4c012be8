import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import type { Context } from '../../graphql/context';
import { Public } from '../../graphql/access-decorators';
import { CANCEL_SIGN_UP, INITIATE_SIGN_UP } from './auth-descriptions';
import type { Cancellation } from './sign-up-cancellation.service';
import {
  CancelSignUpInput,
  CheckAdminPasswordInput,
  InitiateSignUpInput,
  VerifyEmailInput,
} from './auth.input';
import {
  CancelSignUpPayload,
  CheckAdminPasswordPayload,
  InitiateSignUpPayload,
  VerifyEmailPayload,
} from './auth.payload';

@Resolver()
export class SignUpResolver {
  @Public()
  @Mutation(() => InitiateSignUpPayload, { description: INITIATE_SIGN_UP })
  async initiateSignUp(
    @Arg('input', () => InitiateSignUpInput) input: InitiateSignUpInput,
    @Ctx() { services, caller }: Context,
  ) {
    await services.signUp.initiate(input, caller);
    return { message: authMessages.verificationSent };
  }

  @Public()
  @Mutation(() => CheckAdminPasswordPayload, {
    description:
      'Checks the studio’s password for signing up as an admin. A mutation, so that the password never appears in a URL.',
  })
  async checkAdminPassword(
    @Arg('input', () => CheckAdminPasswordInput) { password }: CheckAdminPasswordInput,
    @Ctx() { services, caller }: Context,
  ) {
    return { isAdminPassword: await services.adminPassword.isRight(password, caller) };
  }

  @Public()
  @Mutation(() => VerifyEmailPayload, {
    description: 'Verifies an e-mail address with the link mailed to it, creates the account and logs in.',
  })
  async verifyEmail(
    @Arg('input', () => VerifyEmailInput) { token, email }: VerifyEmailInput,
    @Ctx() { services, caller }: Context,
  ) {
    const { access, mustSetPassword } = await services.signUp.verify(token, email, caller);
    return { message: authMessages.emailVerified, token: access, mustSetPassword };
  }

  @Public()
  @Mutation(() => CancelSignUpPayload, { description: CANCEL_SIGN_UP })
  async cancelSignUp(
    @Arg('input', () => CancelSignUpInput) { token, email }: CancelSignUpInput,
    @Ctx() { services, caller }: Context,
  ) {
    const cancellation = await services.signUpCancellation.cancel(token, email, caller);
    return { message: cancellationMessage(cancellation), hasAccount: cancellation.hasAccount };
  }
}

function cancellationMessage({ hasAccount, wasTakenBack }: Cancellation): string {
  if (wasTakenBack) return authMessages.accountTakenBack;
  return hasAccount ? authMessages.signUpCancelledWithAccount : authMessages.signUpCancelled;
}
