import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { messages } from '#common/messages';
import type { Context } from '../../graphql/context';
import { Message } from '../../graphql/message.type';
import { Public } from '../../graphql/public-operation';
import { SignUpInput } from './auth.input';
import { VerifiedEmail } from './auth.type';

@Resolver()
export class SignUpResolver {
  @Public()
  @Mutation(() => Message, { description: 'Mails a verification link; the same answer for every address.' })
  async initiateSignUp(
    @Arg('input', () => SignUpInput) input: SignUpInput,
    @Ctx() { services, caller }: Context,
  ) {
    await services.signUp.initiate(input, caller);
    return { message: messages.verificationSent };
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Whether a password is the one that admins sign up with. A mutation, so that it never is in a URL.',
  })
  checkAdminPassword(@Arg('password', () => String) password: string, @Ctx() { services, caller }: Context) {
    return services.signUp.isAdminPassword(password, caller);
  }

  @Public()
  @Mutation(() => VerifiedEmail, { description: 'Opens the link of a verification mail.' })
  async verifyEmail(
    @Arg('token', () => String) token: string,
    @Arg('email', () => String) email: string,
    @Ctx() { services, caller }: Context,
  ) {
    const accessToken = await services.signUp.verify(token, email, caller);
    return { success: true, token: accessToken, message: messages.emailVerified };
  }
}
