import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import {
  ACCESS_TOKEN_LIFE_MS,
  BROWSER_SESSION_LIFE_MS,
  PERSISTENT_SESSION_LIFE_MS,
  SESSION_LIFE_MAX_MS,
} from '#common/auth/lifetimes';
import { authMessages } from '#common/auth/messages';
import { queryPrepared } from '../../database/pool';
import type { AccessClaims, AccessTokens } from '../../lib/access-tokens';
import { COOKIES, type Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { NotFound } from '../../lib/errors';
import { randomToken, sha256 } from '../../lib/secrets';
import { isUuid } from '../../lib/uuid';
import { hasPermission, type UserActor } from '../../lib/actor';
import type { User } from '../accounts/user.entity';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { SecurityLogService } from '../security-log/security-log.service';
import { actorColumns } from './actor-columns';
import { changes } from './auth.rate-limits';
import { describeDevice } from './device';
import { readRefreshCookie, type RefreshToken } from './refresh-token';
import { Session } from './session.entity';

interface SessionParts {
  dataSource: DataSource;
  clock: Clock;
  tokens: AccessTokens;
  log: SecurityLogService;
  limits: Pick<RateLimits, 'take'>;
}

/** More sessions than a person has; only a program that logs in repeatedly exceeds it. */
export const SESSIONS_LISTED_MAX = 100;

/** How long a session lasts: for weeks, until the browser is closed, or as long as one access token. */
export type SessionLength = 'persistent' | 'browser' | 'short';

const LIFE_MS: Record<SessionLength, number> = {
  persistent: PERSISTENT_SESSION_LIFE_MS,
  browser: BROWSER_SESSION_LIFE_MS,
  short: ACCESS_TOKEN_LIFE_MS,
};

/** When a session of a log-in at `createdAt` ends if it is not used after `now`. */
export const endOf = (length: SessionLength, createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + LIFE_MS[length], createdAt.getTime() + SESSION_LIFE_MAX_MS));

/** The tokens of a session, to be sent to the browser once the transaction has committed. */
export interface IssuedTokens {
  access: string;
  /** Value of the cookie; null for a session that cannot be renewed. */
  refresh: string | null;
  /** How long the browser keeps the cookie; undefined if until it is closed. */
  cookieLifeMs: number | undefined;
}

interface NewSession {
  caller: Caller;
  length: SessionLength;
  isKiosk?: boolean;
}

/** Starts, lists and ends log-in sessions. Each has a short-lived access token and a refresh token in a cookie. */
export class SessionService {
  constructor(private readonly parts: SessionParts) {}

  /** Starts a session. A short one gets no refresh token and so cannot be renewed. */
  async start(
    manager: EntityManager,
    user: User,
    { caller, length, isKiosk = false }: NewSession,
  ): Promise<IssuedTokens> {
    const now = this.now();
    const secret = randomToken();
    const session = await manager.save(
      manager.create(Session, {
        userId: user.id,
        tokenHash: sha256(secret),
        rotationSalt: randomToken(),
        rotatedAt: now,
        isKept: length === 'persistent',
        isKiosk,
        device: describeDevice(caller.userAgent),
        address: caller.address,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: endOf(length, now, now),
      }),
    );
    if (length !== 'short') await this.parts.log.write(manager, user.id, 'logged-in');
    return this.issue(session, user, length === 'short' ? null : secret);
  }

  /** Sets the refresh cookie of a committed session; returns the access token. */
  deliver(caller: Caller, { access, refresh, cookieLifeMs }: IssuedTokens): string {
    if (refresh) caller.setCookie(COOKIES.refresh, refresh, cookieLifeMs);
    return access;
  }

  /** The user whose session an access token belongs to; null if the token is invalid or the session has ended. */
  actorOf(bearer: string | undefined): Promise<UserActor | null> {
    return this.read(bearer, { isKiosk: false });
  }

  /** Reads the user again; null if the session has ended. The access token may have expired meanwhile. */
  again({ id, sessionId }: UserActor): Promise<UserActor | null> {
    return this.find({ userId: id, sessionId }, { isKiosk: false });
  }

  /** The staff member who has started the kiosk that an access token belongs to; null for all other tokens. */
  async kioskOf(bearer: string | undefined): Promise<UserActor | null> {
    const actor = await this.read(bearer, { isKiosk: true });
    return actor && hasPermission(actor, 'activities:record') ? actor : null;
  }

  /** Counts a change that a user or an API key makes. Throws if there were too many. */
  async countChange({ id, key }: UserActor): Promise<void> {
    await this.parts.limits.take(changes, key?.id ?? id);
  }

  private async read(
    bearer: string | undefined,
    { isKiosk }: { isKiosk: boolean },
  ): Promise<UserActor | null> {
    const claims = bearer ? await this.parts.tokens.read(bearer) : null;
    return claims && this.find(claims, { isKiosk });
  }

  private async find(
    { userId, sessionId }: Pick<AccessClaims, 'userId' | 'sessionId'>,
    { isKiosk }: { isKiosk: boolean },
  ): Promise<UserActor | null> {
    const [row] = await queryPrepared<
      Pick<UserActor, 'role' | 'mustChangePassword' | 'mustSetUpSecondFactor'>
    >(this.parts.dataSource, ACTOR, [sessionId, userId, this.now(), isKiosk]);
    return row ? { id: userId, sessionId, kind: 'user', ...row } : null;
  }

  list(actor: UserActor): Promise<Session[]> {
    return this.sessions().find({
      where: { userId: actor.id, endedAt: IsNull(), expiresAt: MoreThan(this.now()) },
      order: { lastUsedAt: 'DESC' },
      take: SESSIONS_LISTED_MAX,
    });
  }

  async end(actor: UserActor, id: string): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      const active = { id, userId: actor.id, endedAt: IsNull() };
      const { affected } = isUuid(id)
        ? await manager.update(Session, active, { endedAt: this.now() })
        : { affected: 0 };
      if (!affected) throw new NotFound('DEVICE_SESSION_NOT_FOUND', authMessages.sessionNotFound);
      await this.parts.log.write(manager, actor.id, 'session-ended');
    });
  }

  /** Ends all of the user's sessions, including this one. */
  async signOutEverywhere(actor: UserActor, caller: Caller): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      await this.endAll(manager, actor.id);
      await this.parts.log.write(manager, actor.id, 'logged-out-everywhere');
    });
    this.parts.log.report({ event: 'logged-out-everywhere', caller, userId: actor.id });
    caller.clearCookie(COOKIES.refresh);
  }

  /** Returns false if it had ended before. */
  async endOne(manager: EntityManager, id: string): Promise<boolean> {
    const { affected } = await manager.update(Session, { id, endedAt: IsNull() }, { endedAt: this.now() });
    return affected === 1;
  }

  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(Session, { userId, endedAt: IsNull() }, { endedAt: this.now() });
  }

  /** Ends the sessions of the cookie and of the access token, if there are any. */
  async signOut(caller: Caller): Promise<void> {
    const presented = readRefreshCookie(caller);
    const { dataSource, tokens } = this.parts;
    const claims = caller.bearer ? await tokens.read(caller.bearer) : null;
    if (claims) await this.endOne(dataSource.manager, claims.sessionId);
    if (presented) await this.endByToken(presented);
    // Last, so that the browser still has the cookie for another attempt if the database was unavailable.
    caller.clearCookie(COOKIES.refresh);
  }

  /** Accepts replaced tokens too: another tab may have renewed the session meanwhile. */
  private async endByToken({ id, secret }: RefreshToken): Promise<void> {
    const hash = sha256(secret);
    await this.parts.dataSource.query(END_BY_TOKEN_SQL, [id, hash, JSON.stringify([{ hash }]), this.now()]);
  }

  /** Issues an access token; `secret` becomes part of the refresh token. */
  async issue(
    { id, isKept, isKiosk, expiresAt, lastUsedAt }: Session,
    user: User,
    secret: string | null,
  ): Promise<IssuedTokens> {
    // Clients show a kiosk nothing that needs a role.
    const role = isKiosk ? 'user' : user.role;
    const access = await this.parts.tokens.issue({ userId: user.id, role, sessionId: id, isKiosk });
    const cookieLifeMs = isKept ? expiresAt.getTime() - lastUsedAt.getTime() : undefined;
    return { access, refresh: secret && `${id}.${secret}`, cookieLifeMs };
  }

  private now = () => new Date(this.parts.clock.now());

  private sessions = () => this.parts.dataSource.getRepository(Session);
}

const ACTOR = {
  name: 'actor',
  text: `
  select ${actorColumns('$3')}
  from sessions join users on users.id = sessions.user_id
  where sessions.id = $1 and users.id = $2 and sessions.ended_at is null and sessions.expires_at > $3
    and sessions.is_kiosk = $4`,
};

const END_BY_TOKEN_SQL = `
  update sessions set ended_at = $4
  where id = $1 and ended_at is null
    and (token_hash = $2 or previous_token_hash = $2 or older_tokens @> $3::jsonb)
`;
