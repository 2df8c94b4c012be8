import { createHmac } from 'node:crypto';
import { IsNull, MoreThan, type DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import {
  ACCESS_TOKEN_LIFE_MS,
  BROWSER_SESSION_LIFE_MS,
  PERSISTENT_SESSION_LIFE_MS,
  RENEWAL_GRACE_MS,
} from '#common/auth/token-lifetimes';
import { authMessages } from '#common/auth/messages';
import type { AccessTokens } from '../../lib/access-tokens';
import { COOKIES, type Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Forbidden, NotFound, Unauthenticated } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import { randomToken, sha256 } from '../../lib/secrets';
import { isUuid } from '../../lib/uuid';
import type { UserActor } from '../../lib/actor';
import type { User } from '../members/user.entity';
import type { SecurityLog } from '../security-log/security-log.service';
import { describeDevice } from './device';
import { Session } from './session.entity';

interface SessionParts {
  dataSource: DataSource;
  clock: Clock;
  tokens: AccessTokens;
  logger: Logger;
  log: SecurityLog;
}

/** More sessions than a person has; only a program that logs in repeatedly exceeds it. */
const LISTED_MAX = 100;

/** How long a session lasts: for weeks, until the browser is closed, or as long as one access token. */
export type SessionLength = 'kept' | 'browser' | 'short';

const LIFE_MS: Record<SessionLength, number> = {
  kept: PERSISTENT_SESSION_LIFE_MS,
  browser: BROWSER_SESSION_LIFE_MS,
  short: ACCESS_TOKEN_LIFE_MS,
};

/** The tokens of a session, to be sent to the browser once the transaction has committed. */
export interface IssuedTokens {
  access: string;
  /** Value of the cookie; null for a session that cannot be renewed. */
  refresh: string | null;
  isKept: boolean;
}

/** Log-in sessions: each has a short-lived access token and, in a cookie, a refresh token replaced at each renewal. */
export class SessionService {
  constructor(private readonly parts: SessionParts) {}

  /** Starts a session. A short one gets no refresh token and so cannot be renewed. */
  async start(
    manager: EntityManager,
    user: User,
    { caller, length }: { caller: Caller; length: SessionLength },
  ): Promise<IssuedTokens> {
    const now = this.now();
    const secret = randomToken();
    const session = await manager.save(
      manager.create(Session, {
        userId: user.id,
        tokenHash: sha256(secret),
        rotationSalt: randomToken(),
        rotatedAt: now,
        isKept: length === 'kept',
        device: describeDevice(caller.userAgent),
        address: caller.address,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + LIFE_MS[length]),
      }),
    );
    if (length !== 'short') await this.parts.log.write(manager, user.id, 'logged-in');
    return this.issue(session, user, length === 'short' ? null : secret);
  }

  /** Sets the refresh cookie of a committed session; returns the access token. */
  deliver(caller: Caller, { access, refresh, isKept }: IssuedTokens): string {
    if (refresh) caller.setCookie(COOKIES.refresh, refresh, isKept ? PERSISTENT_SESSION_LIFE_MS : undefined);
    return access;
  }

  /** The user whose session an access token belongs to; null if the token is invalid or the session has ended. */
  async actorOf(bearer: string | undefined): Promise<UserActor | null> {
    const claims = bearer ? await this.parts.tokens.read(bearer) : null;
    if (!claims) return null;
    const [row] = await this.parts.dataSource.query<Pick<UserActor, 'role' | 'mustChangePassword'>[]>(
      ACTOR_SQL,
      [claims.sessionId, claims.userId, this.now()],
    );
    return row ? { id: claims.userId, sessionId: claims.sessionId, kind: 'user', ...row } : null;
  }

  /**
   * Replaces the refresh token in the cookie and returns a new access token. For `RENEWAL_GRACE_MS` the replaced token
   * yields the same successor again, because responses get lost and tabs renew at the same time. Any other token was
   * probably stolen and ends the session.
   */
  async renew(caller: Caller): Promise<string> {
    const presented = readRefreshCookie(caller);
    if (!presented) throw new Unauthenticated();
    const tokens = await this.parts.dataSource.transaction((manager) => this.rotate(manager, presented));
    if (tokens) return this.deliver(caller, tokens);
    caller.clearCookie(COOKIES.refresh);
    throw new Unauthenticated();
  }

  list(actor: UserActor): Promise<Session[]> {
    return this.sessions().find({
      where: { userId: actor.id, endedAt: IsNull(), expiresAt: MoreThan(this.now()) },
      order: { lastUsedAt: 'DESC' },
      take: LISTED_MAX,
    });
  }

  async end(actor: UserActor, id: string): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      const active = { id, userId: actor.id, endedAt: IsNull() };
      const { affected } = isUuid(id)
        ? await manager.update(Session, active, { endedAt: this.now() })
        : { affected: 0 };
      if (!affected) throw new NotFound(authMessages.sessionNotFound);
      await this.parts.log.write(manager, actor.id, 'session-ended');
    });
  }

  /** Ends all of the user's sessions, including this one. */
  async signOutEverywhere(actor: UserActor, caller: Caller): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      await this.endAll(manager, actor.id);
      await this.parts.log.write(manager, actor.id, 'logged-out-everywhere');
    });
    caller.clearCookie(COOKIES.refresh);
  }

  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(Session, { userId, endedAt: IsNull() }, { endedAt: this.now() });
  }

  /** Ends the session of the cookie and that of the access token, if there are any. */
  async signOut(caller: Caller): Promise<void> {
    const presented = readRefreshCookie(caller);
    const claims = caller.bearer ? await this.parts.tokens.read(caller.bearer) : null;
    if (claims) await this.endMatching({ id: claims.sessionId });
    if (presented) await this.endByToken(presented);
    // Last, so that the browser still has the cookie for another attempt if the database was unavailable.
    caller.clearCookie(COOKIES.refresh);
  }

  private async endByToken({ id, secret }: RefreshToken): Promise<void> {
    const hash = sha256(secret);
    await this.endMatching({ id, tokenHash: hash });
    // By the replaced token too, because another tab may have renewed the session meanwhile.
    await this.endMatching({ id, previousTokenHash: hash });
  }

  private async endMatching(session: FindOptionsWhere<Session>): Promise<void> {
    await this.sessions().update({ ...session, endedAt: IsNull() }, { endedAt: this.now() });
  }

  private async rotate(manager: EntityManager, { id, secret }: RefreshToken): Promise<IssuedTokens | null> {
    const now = this.now();
    const session = await manager.findOne(Session, {
      where: { id, endedAt: IsNull(), expiresAt: MoreThan(now) },
      relations: { user: true },
      lock: { mode: 'pessimistic_write', tables: ['sessions'] },
    });
    if (!session) return null;
    const hash = sha256(secret);
    const isLast = hash === session.tokenHash;
    if (!isLast && !isInGrace(session, hash, now)) {
      this.parts.logger.warn({ sessionId: id }, 'refresh token used again: session ended');
      await manager.update(Session, { id }, { endedAt: now });
      await this.parts.log.write(manager, session.userId, 'refresh-token-used-again');
      return null;
    }
    const salt = isLast ? randomToken() : session.rotationSalt;
    const next = successorOf(secret, salt);
    if (isLast) {
      const life = LIFE_MS[session.isKept ? 'kept' : 'browser'];
      await manager.update(
        Session,
        { id },
        {
          tokenHash: sha256(next),
          previousTokenHash: hash,
          rotationSalt: salt,
          rotatedAt: now,
          lastUsedAt: now,
          expiresAt: new Date(now.getTime() + life),
        },
      );
    }
    return this.issue(session, session.user, next);
  }

  private async issue({ id, isKept }: Session, user: User, secret: string | null): Promise<IssuedTokens> {
    const access = await this.parts.tokens.issue({ userId: user.id, role: user.role, sessionId: id });
    return { access, refresh: secret && `${id}.${secret}`, isKept };
  }

  private now = () => new Date(this.parts.clock.now());

  private sessions = () => this.parts.dataSource.getRepository(Session);
}

const ACTOR_SQL = `
  select users.role, users.must_change_password as "mustChangePassword"
  from sessions join users on users.id = sessions.user_id
  where sessions.id = $1 and users.id = $2 and sessions.ended_at is null and sessions.expires_at > $3
`;

interface RefreshToken {
  /** Id of the session. */
  id: string;
  secret: string;
}

/** The refresh token of the cookie; null if there is none. Refuses requests from pages of other origins. */
function readRefreshCookie(caller: Caller): RefreshToken | null {
  if (caller.isCrossOrigin) throw new Forbidden(authMessages.foreignPage);
  const [id = '', secret] = (caller.readCookie(COOKIES.refresh) ?? '').split('.');
  return isUuid(id) && secret ? { id, secret } : null;
}

/**
 * Derived from the current token and a salt, so that a renewal can be repeated with the same result although the
 * database stores only hashes of tokens.
 */
const successorOf = (secret: string, salt: string) =>
  createHmac('sha256', secret).update(salt).digest('base64url');

const isInGrace = (session: Session, hash: string, now: Date) =>
  hash === session.previousTokenHash && now.getTime() - session.rotatedAt.getTime() <= RENEWAL_GRACE_MS;
