import type { EntityManager } from 'typeorm';
import type { Clock } from '../../lib/clock';
import type { Viewer } from '../../lib/viewer';
import { AuditEntry } from './audit-entry.entity';

export interface AdminAct {
  /** Such as `confirm-order`. */
  action: string;
  /** The row that it is about. */
  subject: { type: 'order' | 'review' | 'member'; id: string };
  /** What was changed, as it was and as it is, nothing where it was only read: no names, addresses or texts of members, since it outlives them. */
  before: object;
  after: object;
}

/** Writes down what admins change, in the transaction in which they do, and whose health data they read. */
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  async write(manager: EntityManager, actor: Viewer, act: AdminAct): Promise<void> {
    const { action, subject, before, after } = act;
    await manager.insert(AuditEntry, {
      ...{ actorId: actor.id, action, before, after },
      ...{ subjectType: subject.type, subjectId: subject.id },
      at: new Date(this.clock.now()),
    });
  }
}
