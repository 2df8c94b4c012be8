import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import type { Context } from '../../graphql/context';
import { Public } from '../../graphql/access-decorators';
import { CancelSignUpInput } from './privacy.input';
import { CancelSignUpPayload } from './privacy.payload';
import type { Cancellation } from './sign-up-cancellation.service';

@Resolver()
export class SignUpCancellationResolver {
  @Public()
  @Mutation(() => CancelSignUpPayload, {
    description:
      'Cancels all sign-ups with an e-mail address whose owner did not ask for them, with a token mailed to it.',
  })
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
