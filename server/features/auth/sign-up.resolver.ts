import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import type { Context } from '../../graphql/context';
import { Public } from '../../graphql/access-decorators';
import { INITIATE_SIGN_UP } from './auth-descriptions';
import { CheckAdminPasswordInput, InitiateSignUpInput, VerifyEmailInput } from './auth.input';
import { CheckAdminPasswordPayload, InitiateSignUpPayload, VerifyEmailPayload } from './auth.payload';

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
}
