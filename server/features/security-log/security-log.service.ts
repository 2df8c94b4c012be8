import type { EntityManager } from 'typeorm';
import type { Clock } from '../../lib/clock';
import { SecurityEvent } from './security-event.entity';

/** What is worth knowing a year later. Refused log-ins are not: writing them would tell accounts from none by time. */
export type SecurityEventName =
  | 'account-made'
  | 'admin-made'
  | 'logged-in'
  | 'logged-out-everywhere'
  | 'session-ended'
  | 'refresh-token-used-again'
  | 'password-changed'
  | 'password-reset'
  | 'login-name-changed'
  | 'consent-withdrawn'
  | 'account-deleted';

/** Writes down what happens to accounts, in the transaction in which it happens. */
export class SecurityLog {
  constructor(private readonly clock: Clock) {}

  async write(manager: EntityManager, userId: string, event: SecurityEventName): Promise<void> {
    await manager.insert(SecurityEvent, { userId, event, createdAt: new Date(this.clock.now()) });
  }
}
