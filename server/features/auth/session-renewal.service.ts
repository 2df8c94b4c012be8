import { createHmac } from 'node:crypto';
import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { RENEWAL_GRACE_MS, SESSION_LIFE_MAX_MS } from '#common/auth/lifetimes';
import { COOKIES, type Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Unauthenticated } from '../../lib/errors';
import { randomToken, sha256 } from '../../lib/secrets';
import type { SecurityLogService } from '../security-log/security-log.service';
import { readRefreshCookie, type RefreshToken } from './refresh-token';
import { Session, type ReplacedToken } from './session.entity';
import { endOf, type IssuedTokens, type SessionService } from './session.service';

interface RenewalParts {
  dataSource: DataSource;
  clock: Clock;
  log: SecurityLogService;
  sessions: SessionService;
}

type Refusal =
  | { event: 'renewal-refused'; reason: 'no-active-session' }
  | { event: 'refresh-token-used-again'; userId: string };

/** How many replaced tokens a session remembers: more than clients that share a cookie replace within the grace period. */
const REPLACED_TOKENS_MAX = 50;

/** Renews sessions; each renewal replaces the refresh token. */
export class SessionRenewalService {
  constructor(private readonly parts: RenewalParts) {}

  /**
   * Replaces the refresh token in the cookie and returns a new access token. For `RENEWAL_GRACE_MS` a replaced token
   * yields the same successor again, because responses get lost and tabs renew at the same time. Any other token was
   * probably stolen and ends the session.
   */
  async renew(caller: Caller): Promise<string> {
    const presented = readRefreshCookie(caller);
    if (!presented) throw new Unauthenticated();
    const { dataSource, sessions, log } = this.parts;
    const outcome = await dataSource.transaction((manager) => this.rotate(manager, presented));
    if ('access' in outcome) return sessions.deliver(caller, outcome);
    log.report({ ...outcome, caller });
    caller.clearCookie(COOKIES.refresh);
    throw new Unauthenticated();
  }

  private async rotate(
    manager: EntityManager,
    { id, secret }: RefreshToken,
  ): Promise<IssuedTokens | Refusal> {
    const now = new Date(this.parts.clock.now());
    const oldest = new Date(now.getTime() - SESSION_LIFE_MAX_MS);
    // `findOne` with a joined relation would run two statements.
    const [session] = await manager.find(Session, {
      where: { id, endedAt: IsNull(), expiresAt: MoreThan(now), createdAt: MoreThan(oldest) },
      relations: { user: true },
      lock: { mode: 'pessimistic_write', tables: ['sessions'] },
    });
    if (!session) return { event: 'renewal-refused', reason: 'no-active-session' };
    const hash = sha256(secret);
    if (hash === session.tokenHash) return this.replace(manager, session, secret);
    const replaced = replacedTokens(session, now).find((one) => one.hash === hash);
    if (replaced) return this.parts.sessions.issue(session, session.user, successorOf(secret, replaced.salt));
    await manager.update(Session, { id }, { endedAt: now });
    await this.parts.log.write(manager, session.userId, 'refresh-token-used-again');
    return { event: 'refresh-token-used-again', userId: session.userId };
  }

  private async replace(manager: EntityManager, session: Session, secret: string): Promise<IssuedTokens> {
    const now = new Date(this.parts.clock.now());
    const salt = randomToken();
    const next = successorOf(secret, salt);
    const change = {
      tokenHash: sha256(next),
      previousTokenHash: session.tokenHash,
      rotationSalt: salt,
      rotatedAt: now,
      olderTokens: replacedTokens(session, now),
      lastUsedAt: now,
      expiresAt: endOf(session.isKept ? 'persistent' : 'browser', session.createdAt, now),
    };
    await manager.update(Session, { id: session.id }, change);
    return this.parts.sessions.issue({ ...session, ...change }, session.user, next);
  }
}

/**
 * Derived from the current token and a salt, so that a renewal can be repeated with the same result although the
 * database stores only hashes of tokens.
 */
const successorOf = (secret: string, salt: string) =>
  createHmac('sha256', secret).update(salt).digest('base64url');

/** The tokens that were replaced within the grace period, newest first. */
function replacedTokens(session: Session, now: Date): ReplacedToken[] {
  const { previousTokenHash, rotationSalt, rotatedAt, olderTokens } = session;
  const previous = previousTokenHash
    ? [{ hash: previousTokenHash, salt: rotationSalt, replacedAtMs: rotatedAt.getTime() }]
    : [];
  return [...previous, ...olderTokens]
    .filter(({ replacedAtMs }) => now.getTime() - replacedAtMs <= RENEWAL_GRACE_MS)
    .slice(0, REPLACED_TOKENS_MAX);
}
