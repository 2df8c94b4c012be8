import type { EntityManager } from 'typeorm';
import type { Clock } from '../../lib/clock';
import { SecurityEvent } from './security-event.entity';

/**
 * The events that are logged and kept for a year. Refused log-ins are not among them: the time it takes to write them
 * would reveal which accounts exist.
 */
export type SecurityEventName =
  | 'account-made'
  | 'account-taken-back'
  | 'admin-made'
  | 'role-changed'
  | 'logged-in'
  | 'logged-out-everywhere'
  | 'session-ended'
  | 'refresh-token-used-again'
  | 'password-changed'
  | 'password-reset'
  | 'login-name-changed'
  | 'consent-withdrawn'
  | 'account-deleted';

/** Logs security events of accounts, in the same transaction as the change itself. */
export class SecurityLog {
  constructor(private readonly parts: { clock: Clock }) {}

  async write(manager: EntityManager, userId: string, event: SecurityEventName): Promise<void> {
    await manager.insert(SecurityEvent, { userId, event, createdAt: new Date(this.parts.clock.now()) });
  }
}
