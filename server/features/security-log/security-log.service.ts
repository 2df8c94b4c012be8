import type { EntityManager } from 'typeorm';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { RateLimited } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import { shortenedAddress } from '../../lib/network';
import { SecurityEvent } from './security-event.entity';

/** Events of accounts, which are kept in the database for a year. */
export type SecurityEventName =
  | 'account-made'
  | 'account-claimed'
  | 'account-taken-back'
  | 'admin-made'
  | 'role-changed'
  | 'logged-in'
  | 'logged-out-everywhere'
  | 'session-ended'
  | 'refresh-token-used-again'
  | 'password-changed'
  | 'password-reset'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'login-name-changed'
  | 'consent-withdrawn'
  | 'account-deleted';

/**
 * Refused attempts are only logged by the process: the time of writing them to the database would reveal which accounts
 * exist.
 */
export type RefusalName =
  | 'api-key-refused'
  | 'log-in-refused'
  | 'admin-password-refused'
  | 'claim-refused'
  | 'renewal-refused'
  | 'otp-refused'
  | 'password-reset-refused'
  | 'password-check-refused'
  | 'second-step-refused';

interface Report {
  event: SecurityEventName | RefusalName;
  caller: Caller;
  /** The account, if there is one. */
  userId?: string | undefined;
  /** Why an attempt was refused. */
  reason?: string;
}

/** Records security events, without names, addresses of mails or anything that was typed. */
export class SecurityLogService {
  constructor(private readonly parts: { clock: Clock; logger: Logger }) {}

  /** Keeps the event of an account, in the same transaction as the change itself. */
  async write(manager: EntityManager, userId: string, event: SecurityEventName): Promise<void> {
    await manager.insert(SecurityEvent, { userId, event, createdAt: new Date(this.parts.clock.now()) });
  }

  /** Writes a line to the log of the process, with the shortened network address. */
  report({ event, caller, userId, reason }: Report): void {
    const line = { securityEvent: event, address: shortenedAddress(caller.address), userId, reason };
    this.parts.logger.warn(line, 'security event');
  }

  /** Counts an attempt; reports it if a rate limit refuses it. */
  async count<T>(attempt: Omit<Report, 'reason'>, take: () => Promise<T>): Promise<T> {
    try {
      return await take();
    } catch (error) {
      if (error instanceof RateLimited) this.report({ ...attempt, reason: 'rate-limited' });
      throw error;
    }
  }
}
