import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import type { Context } from '../../graphql/context';
import { Message } from '../../graphql/message.type';
import { Public } from '../../graphql/access-decorators';
import { SignUpInput } from './auth.input';
import { VerifiedEmail } from './auth.type';

@Resolver()
export class SignUpResolver {
  @Public()
  @Mutation(() => Message, {
    description:
      'Mails a verification link, or a notice if the address has an account. The response is the same for both.',
  })
  async initiateSignUp(
    @Arg('input', () => SignUpInput) input: SignUpInput,
    @Ctx() { services, caller }: Context,
  ) {
    await services.signUp.initiate(input, caller);
    return { message: authMessages.verificationSent };
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Whether a password allows signing up as an admin. A mutation, so that the password is never in a URL.',
  })
  checkAdminPassword(@Arg('password', () => String) password: string, @Ctx() { services, caller }: Context) {
    return services.signUp.isAdminPassword(password, caller);
  }

  @Public()
  @Mutation(() => VerifiedEmail, {
    description: 'Verifies an e-mail address by the link mailed to it and creates the account.',
  })
  async verifyEmail(
    @Arg('token', () => String) token: string,
    @Arg('email', () => String) email: string,
    @Ctx() { services, caller }: Context,
  ) {
    const accessToken = await services.signUp.verify(token, email, caller);
    return { success: true, token: accessToken, message: authMessages.emailVerified };
  }
}
