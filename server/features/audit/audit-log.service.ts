import type { EntityManager } from 'typeorm';
import type { Clock } from '../../lib/clock';
import type { Viewer } from '../../lib/viewer';
import { AuditEntry } from './audit-entry.entity';

export interface AdminAction {
  /** Such as `confirm-order`. */
  action: string;
  /** The row that was changed or read. */
  subject: { type: 'order' | 'review' | 'member'; id: string };
  /**
   * The values that changed, before and after; empty if they were only read. Never names, addresses or texts of
   * members, because the log is kept longer than their accounts.
   */
  before: object;
  after: object;
}

/** Logs what admins change, in the same transaction, and whose health data they read. */
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  async write(
    manager: EntityManager,
    actor: Viewer,
    { action, subject, before, after }: AdminAction,
  ): Promise<void> {
    await manager.insert(AuditEntry, {
      actorId: actor.id,
      action,
      before,
      after,
      subjectType: subject.type,
      subjectId: subject.id,
      at: new Date(this.clock.now()),
    });
  }
}
