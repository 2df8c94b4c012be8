import { createHmac } from 'node:crypto';
import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { RENEWAL_GRACE_MS } from '#common/auth/token-lifetimes';
import { COOKIES, type Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Unauthenticated } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import { randomToken, sha256 } from '../../lib/secrets';
import type { SecurityLog } from '../security-log/security-log.service';
import { readRefreshCookie, type RefreshToken } from './refresh-token';
import { Session } from './session.entity';
import { SESSION_LIFE_MS, type IssuedTokens, type SessionService } from './session.service';

interface RenewalParts {
  dataSource: DataSource;
  clock: Clock;
  logger: Logger;
  log: SecurityLog;
  sessions: SessionService;
}

/** Renews sessions; each renewal replaces the refresh token. */
export class SessionRenewal {
  constructor(private readonly parts: RenewalParts) {}

  /**
   * Replaces the refresh token in the cookie and returns a new access token. For `RENEWAL_GRACE_MS` the replaced token
   * yields the same successor again, because responses get lost and tabs renew at the same time. Any other token was
   * probably stolen and ends the session.
   */
  async renew(caller: Caller): Promise<string> {
    const presented = readRefreshCookie(caller);
    if (!presented) throw new Unauthenticated();
    const tokens = await this.parts.dataSource.transaction((manager) => this.rotate(manager, presented));
    if (tokens) return this.parts.sessions.deliver(caller, tokens);
    caller.clearCookie(COOKIES.refresh);
    throw new Unauthenticated();
  }

  private async rotate(manager: EntityManager, { id, secret }: RefreshToken): Promise<IssuedTokens | null> {
    const now = new Date(this.parts.clock.now());
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
      const life = SESSION_LIFE_MS[session.isPersistent ? 'persistent' : 'browser'];
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
    return this.parts.sessions.issue(session, session.user, next);
  }
}

/**
 * Derived from the current token and a salt, so that a renewal can be repeated with the same result although the
 * database stores only hashes of tokens.
 */
const successorOf = (secret: string, salt: string) =>
  createHmac('sha256', secret).update(salt).digest('base64url');

const isInGrace = (session: Session, hash: string, now: Date) =>
  hash === session.previousTokenHash && now.getTime() - session.rotatedAt.getTime() <= RENEWAL_GRACE_MS;
