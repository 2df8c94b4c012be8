import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import type { Context } from '../../graphql/context';
import { Message } from '../../graphql/message.type';
import { AllowDuringForcedPasswordChange, Public } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { SignInInput } from './auth.input';
import { RenewedSession, SessionView, signInResult, SignInResult } from './auth.type';
import { describePlace } from './device';
import type { Session } from './session.entity';

@Resolver()
export class SessionResolver {
  @Public()
  @Mutation(() => SignInResult, { description: 'Logs in by e-mail address, user name or phone number.' })
  async signIn(@Arg('input', () => SignInInput) input: SignInInput, @Ctx() { services, caller }: Context) {
    return signInResult(await services.signIn.signIn(input, caller), authMessages.signedIn);
  }

  @Public()
  @Mutation(() => RenewedSession, { description: 'Issues a new access token for the refresh cookie.' })
  async renewSession(@Ctx() { services, caller }: Context) {
    return { token: await services.sessionRenewal.renew(caller) };
  }

  @Public()
  @Mutation(() => Message, {
    description: 'Ends the session of the refresh cookie and that of the access token.',
  })
  async signOut(@Ctx() { services, caller }: Context) {
    await services.sessions.signOut(caller);
    return { message: authMessages.signedOut };
  }

  @AllowDuringForcedPasswordChange()
  @Mutation(() => Message, { description: 'Ends all sessions of the current user, including this one.' })
  async signOutEverywhere(@SignedIn() actor: UserActor, @Ctx() { services, caller }: Context) {
    await services.sessions.signOutEverywhere(actor, caller);
    return { message: authMessages.signedOutEverywhere };
  }

  @Mutation(() => Message, { description: 'Ends one session of the current user.' })
  async endSession(
    @Arg('id', () => ID) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    await services.sessions.end(actor, id);
    return { message: authMessages.sessionEnded };
  }

  @Query(() => [SessionView], {
    description: 'Active sessions of the current user, most recently used first.',
    complexity: cost({ rows: 'page' }),
  })
  async mySessions(@SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    const sessions = await services.sessions.list(actor);
    return sessions.map((session) => sessionView(session, actor));
  }
}

const sessionView = (
  { isPersistent, address, ...session }: Session,
  { sessionId }: UserActor,
): SessionView => ({
  ...session,
  isKept: isPersistent,
  place: describePlace(address),
  isCurrent: session.id === sessionId,
});
