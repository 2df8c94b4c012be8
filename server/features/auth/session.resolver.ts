import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import type { Context } from '../../graphql/context';
import { AllowDuringForcedPasswordChange, Public } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../accounts/viewer.type';
import { RENEW_SESSION } from './auth-descriptions';
import { EndDeviceSessionInput, SignInInput } from './auth.input';
import {
  EndDeviceSessionPayload,
  RenewSessionPayload,
  SignInPayload,
  SignOutEverywherePayload,
  SignOutPayload,
} from './auth.payload';
import { describePlace } from './device';
import { DeviceSession } from './device-session.type';
import type { Session } from './session.entity';
import { SESSIONS_LISTED_MAX } from './session.service';
import { viewerOf } from './viewer-of';

@Resolver()
export class SessionResolver {
  @Public()
  @Mutation(() => SignInPayload, {
    description:
      'Logs in by e-mail address, username or phone number, and sets the refresh token of the new session as a cookie.',
  })
  async signIn(@Arg('input', () => SignInInput) input: SignInInput, @Ctx() context: Context) {
    const token = await context.services.signIn.withPassword(input, context.caller);
    return { message: authMessages.signedIn, token, viewer: await viewerOf(token, context) };
  }

  @Public()
  @Mutation(() => RenewSessionPayload, { description: RENEW_SESSION })
  async renewSession(@Ctx() { services, caller }: Context) {
    return { token: await services.sessionRenewal.renew(caller) };
  }

  @Public()
  @Mutation(() => SignOutPayload, {
    description:
      'Ends the session of the refresh token in the cookie and that of the access token, if there are any.',
  })
  async signOut(@Ctx() { services, caller }: Context) {
    await services.sessions.signOut(caller);
    return { message: authMessages.signedOut };
  }

  @AllowDuringForcedPasswordChange()
  @Mutation(() => SignOutEverywherePayload, {
    description: 'Ends all sessions of the current user, including this one.',
  })
  async signOutEverywhere(@SignedIn() actor: UserActor, @Ctx() { services, caller }: Context) {
    await services.sessions.signOutEverywhere(actor, caller);
    return { message: authMessages.signedOutEverywhere };
  }

  @Mutation(() => EndDeviceSessionPayload, { description: 'Ends one session of the current user.' })
  async endDeviceSession(
    @Arg('input', () => EndDeviceSessionInput) { id }: EndDeviceSessionInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    await services.sessions.end(actor, id);
    return { message: authMessages.sessionEnded, endedDeviceSessionId: id };
  }
}

@Resolver(() => Viewer)
export class ViewerSessions {
  @FieldResolver(() => [DeviceSession], {
    description: `Active sessions of the current user, most recently used first; at most ${SESSIONS_LISTED_MAX}.`,
    complexity: cost({ rows: 'page' }),
  })
  async deviceSessions(@SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    const sessions = await services.sessions.list(actor);
    return sessions.map((session) => deviceSession(session, actor));
  }
}

const deviceSession = ({ address, ...session }: Session, { sessionId }: UserActor): DeviceSession => ({
  ...session,
  place: describePlace(address),
  isCurrent: session.id === sessionId,
});
