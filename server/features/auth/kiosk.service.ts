import type { DataSource } from 'typeorm';
import type { KioskEndValues } from '#common/auth/sign-in.form';
import { roleHasPermission } from '#common/accounts/permissions';
import type { UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import { Unauthenticated } from '../../lib/errors';
import { refuseApiKey } from '../../lib/require-permission';
import type { UserService } from '../accounts/user.service';
import type { SessionService } from './session.service';
import type { SignInService } from './sign-in.service';

interface KioskParts {
  dataSource: DataSource;
  users: UserService;
  sessions: SessionService;
  signIn: SignInService;
}

/** Turns the device of a staff member into a kiosk, at which members check in by themselves, and back. */
export class KioskService {
  constructor(private readonly parts: KioskParts) {}

  /** Replaces the session of the staff member by one of a kiosk; returns its access token. */
  async start(actor: UserActor, caller: Caller): Promise<string> {
    refuseApiKey(actor);
    const { id, sessionId } = actor;
    const { dataSource, users, sessions } = this.parts;
    const tokens = await dataSource.transaction(async (manager) => {
      const user = await users.lockCurrentUser(manager, id);
      // The session may have ended since the request was authorized, for example by a change of password.
      if (!(await sessions.endOne(manager, sessionId))) throw new Unauthenticated();
      return sessions.start(manager, user, { caller, length: 'persistent', isKiosk: true });
    });
    return sessions.deliver(caller, tokens);
  }

  /** Replaces the session of the kiosk by one of the staff member who logs in; returns its access token. */
  async end({ sessionId }: UserActor, values: KioskEndValues, caller: Caller): Promise<string> {
    const { dataSource, sessions, signIn } = this.parts;
    const token = await signIn.withPassword({ ...values, keepLoggedIn: false }, caller, {
      mayEnter: ({ role }) => roleHasPermission(role, 'activities:record'),
      kioskSessionId: sessionId,
    });
    await sessions.endOne(dataSource.manager, sessionId);
    return token;
  }
}
