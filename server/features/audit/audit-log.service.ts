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

interface AuditedChange extends Pick<AuditedAction, 'action' | 'subject'> {
  /** The logged values of the subject, read before and after the change. */
  stateOf: () => object;
  /** Makes the change; returns what is logged in addition to its state. */
  change: () => Promise<object>;
}

/** Logs changes by staff and by the system, in the transaction of the change, and access by staff to health data. */
export class AuditLog {
  constructor(private readonly parts: { clock: Clock }) {}

  /** Makes a change and logs it. The caller has locked the row of the subject. */
  async change(
    manager: EntityManager,
    actor: Actor,
    { action, subject, stateOf, change }: AuditedChange,
  ): Promise<void> {
    const before = stateOf();
    const details = await change();
    await this.write(manager, actor, { action, subject, before, after: { ...stateOf(), ...details } });
  }

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
      at: new Date(this.parts.clock.now()),
    });
  }
}
