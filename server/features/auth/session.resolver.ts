import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { messages } from '#common/messages';
import type { Context } from '../../graphql/context';
import { Message } from '../../graphql/message.type';
import { ForAnyPassword, Public } from '../../graphql/public-operation';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/signed-in';
import type { Viewer } from '../../lib/viewer';
import { SignInInput } from './auth.input';
import { RenewedSession, SessionView, SignedInAnswer } from './auth.type';
import { describePlace } from './device';
import { signedInAnswer } from './signed-in-answer';

@Resolver()
export class SessionResolver {
  @Public()
  @Mutation(() => SignedInAnswer, { description: 'Log-in by e-mail address, user name or phone number.' })
  async signIn(@Arg('input', () => SignInInput) input: SignInInput, @Ctx() { services, caller }: Context) {
    return signedInAnswer(await services.signIn.signIn(input, caller), messages.signedIn);
  }

  @Public()
  @Mutation(() => RenewedSession, { description: 'A new access token for the refresh cookie.' })
  async renewSession(@Ctx() { services, caller }: Context) {
    return { token: await services.sessions.renew(caller) };
  }

  @Public()
  @Mutation(() => Message, { description: 'Ends the session of the cookie or of the access token.' })
  async signOut(@Ctx() { services, caller }: Context) {
    await services.sessions.signOut(caller);
    return { message: messages.signedOut };
  }

  @ForAnyPassword()
  @Mutation(() => Message, { description: 'Ends every session of the one who asks, this one too.' })
  async signOutEverywhere(@SignedIn() viewer: Viewer, @Ctx() { services, caller }: Context) {
    await services.sessions.endAllOf(viewer, caller);
    return { message: messages.signedOutEverywhere };
  }

  @Mutation(() => Message, { description: 'Ends one session of the one who asks.' })
  async endSession(
    @Arg('id', () => ID) id: string,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    await services.sessions.end(viewer, id);
    return { message: messages.sessionEnded };
  }

  @Query(() => [SessionView], {
    description: 'The living sessions of the one who asks, last used first.',
    complexity: cost({ rows: 'page' }),
  })
  async mySessions(@SignedIn() viewer: Viewer, @Ctx() { services }: Context) {
    const sessions = await services.sessions.list(viewer);
    return sessions.map((session) => ({
      ...session,
      place: describePlace(session.address),
      isCurrent: session.id === viewer.sessionId,
    }));
  }
}
