import { createHmac } from 'node:crypto';
import { IsNull, MoreThan, type DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import {
  ACCESS_TOKEN_LIFE_MS,
  BROWSER_SESSION_LIFE_MS,
  KEPT_SESSION_LIFE_MS,
  RENEWAL_GRACE_MS,
} from '#common/limits';
import { messages } from '#common/messages';
import type { AccessTokens } from '../../lib/access-tokens';
import { COOKIES, type Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Forbidden, NotFound, Unauthenticated } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import { randomToken, sha256 } from '../../lib/secrets';
import { isUuid } from '../../lib/uuid';
import type { Viewer } from '../../lib/viewer';
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

/** Nobody looks through more; a program that logs in again and again has as many. */
const LISTED_MAX = 100;

/** How a session begins: kept for weeks, until the browser is closed, or as long as one access token. */
export type SessionLength = 'kept' | 'browser' | 'short';

const LIFE_MS: Record<SessionLength, number> = {
  kept: KEPT_SESSION_LIFE_MS,
  browser: BROWSER_SESSION_LIFE_MS,
  short: ACCESS_TOKEN_LIFE_MS,
};

/** The tokens of a session, for the browser once the session is committed. */
export interface IssuedTokens {
  access: string;
  /** Value of the cookie; null for a session that cannot be renewed. */
  refresh: string | null;
  isKept: boolean;
}

/** Log-ins that live: each has an access token for some minutes and a refresh token in a cookie, renewed at each use. */
export class SessionService {
  constructor(private readonly parts: SessionParts) {}

  /** Begins a session. A short one gets no refresh token, so that it cannot be renewed. */
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

  /** Hands the tokens of a committed session over; returns the access token. */
  hand(caller: Caller, { access, refresh, isKept }: IssuedTokens): string {
    if (refresh) caller.setCookie(COOKIES.refresh, refresh, isKept ? KEPT_SESSION_LIFE_MS : undefined);
    return access;
  }

  /** The owner of the session that an access token belongs to; null for a bad token or an ended session. */
  async viewerOf(bearer: string | undefined): Promise<Viewer | null> {
    const claims = bearer ? await this.parts.tokens.read(bearer) : null;
    if (!claims) return null;
    const [row] = await this.parts.dataSource.query<Pick<Viewer, 'role' | 'mustChangePassword'>[]>(
      VIEWER_SQL,
      [claims.sessionId, claims.userId, this.now()],
    );
    return row ? { id: claims.userId, sessionId: claims.sessionId, ...row } : null;
  }

  /**
   * Swaps the cookie's refresh token for the next one, and gives a new access token. The one before the last gets
   * the same answer again for some seconds, because answers are lost and tabs ask at once; an older one ends the session.
   */
  async renew(caller: Caller): Promise<string> {
    const presented = readRefreshCookie(caller);
    if (!presented) throw new Unauthenticated();
    const tokens = await this.parts.dataSource.transaction((manager) => this.rotate(manager, presented));
    if (tokens) return this.hand(caller, tokens);
    caller.clearCookie(COOKIES.refresh);
    throw new Unauthenticated();
  }

  list(viewer: Viewer): Promise<Session[]> {
    return this.sessions().find({
      where: { userId: viewer.id, endedAt: IsNull(), expiresAt: MoreThan(this.now()) },
      order: { lastUsedAt: 'DESC' },
      take: LISTED_MAX,
    });
  }

  /** Ends one session of the viewer's own. */
  async end(viewer: Viewer, id: string): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      const living = { id, userId: viewer.id, endedAt: IsNull() };
      const { affected } = isUuid(id)
        ? await manager.update(Session, living, { endedAt: this.now() })
        : { affected: 0 };
      if (!affected) throw new NotFound(messages.sessionNotFound);
      await this.parts.log.write(manager, viewer.id, 'session-ended');
    });
  }

  /** Ends every session of the viewer's own, this one too. */
  async endAllOf(viewer: Viewer, caller: Caller): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      await this.endAll(manager, viewer.id);
      await this.parts.log.write(manager, viewer.id, 'logged-out-everywhere');
    });
    caller.clearCookie(COOKIES.refresh);
  }

  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(Session, { userId, endedAt: IsNull() }, { endedAt: this.now() });
  }

  /** Ends the session of the cookie and the one of the access token, where there are any. */
  async signOut(caller: Caller): Promise<void> {
    const presented = readRefreshCookie(caller);
    const claims = caller.bearer ? await this.parts.tokens.read(caller.bearer) : null;
    if (claims) await this.endNow({ id: claims.sessionId });
    if (presented) await this.endOf(presented);
    // Last: where the database was away, the browser still has the cookie to try again with.
    caller.clearCookie(COOKIES.refresh);
  }

  private async endOf({ id, secret }: RefreshToken): Promise<void> {
    const hash = sha256(secret);
    await this.endNow({ id, tokenHash: hash });
    // The token before the last one too: another tab may be renewing at this moment.
    await this.endNow({ id, previousTokenHash: hash });
  }

  private async endNow(session: FindOptionsWhere<Session>): Promise<void> {
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

const VIEWER_SQL = `
  select users.role, users.must_change_password as "mustChangePassword"
  from sessions join users on users.id = sessions.user_id
  where sessions.id = $1 and users.id = $2 and sessions.ended_at is null and sessions.expires_at > $3
`;

interface RefreshToken {
  /** Id of the session. */
  id: string;
  secret: string;
}

/** The cookie's token; none for a page of another origin, which has no business with it. */
function readRefreshCookie(caller: Caller): RefreshToken | null {
  if (caller.isForeign) throw new Forbidden(messages.foreignPage);
  const [id = '', secret] = (caller.readCookie(COOKIES.refresh) ?? '').split('.');
  return isUuid(id) && secret ? { id, secret } : null;
}

/** Only who holds the token can compute the next one, and always the same: nothing but hashes need be stored. */
const successorOf = (secret: string, salt: string) =>
  createHmac('sha256', secret).update(salt).digest('base64url');

const isInGrace = (session: Session, hash: string, now: Date) =>
  hash === session.previousTokenHash && now.getTime() - session.rotatedAt.getTime() <= RENEWAL_GRACE_MS;
