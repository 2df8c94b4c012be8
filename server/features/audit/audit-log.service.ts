import type { EntityManager } from 'typeorm';
import type { Clock } from '../../lib/clock';
import type { Actor } from '../../lib/actor';
import { AuditEntry } from './audit-entry.entity';

export interface AuditedAction {
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

/** Logs changes by staff and by the system, in the transaction of the change, and access by staff to health data. */
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  async write(
    manager: EntityManager,
    actor: Actor,
    { action, subject, before, after }: AuditedAction,
  ): Promise<void> {
    await manager.insert(AuditEntry, {
      actorKind: actor.kind,
      actorId: actor.kind === 'user' ? actor.id : null,
      action,
      before,
      after,
      subjectType: subject.type,
      subjectId: subject.id,
      at: new Date(this.clock.now()),
    });
  }
}
