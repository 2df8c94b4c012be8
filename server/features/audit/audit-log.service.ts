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
   * The values that changed, before and after; empty if they were only read. Never members' names, addresses or free
   * text, because the log is kept longer than their accounts.
   */
  before: object;
  after: object;
}

/** Logs changes by admins, in the transaction of the change, and their access to health data. */
export class AuditLog {
  constructor(private readonly parts: { clock: Clock }) {}

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
      at: new Date(this.parts.clock.now()),
    });
  }
}
