import { In, IsNull, type DataSource, type EntityManager } from 'typeorm';
import { bulkMessages } from '#common/bulk-changes/bulk';
import { accountMessages } from '#common/accounts/messages';
import { BULK_TRANSACTION_MEMBERS } from '#common/bulk-changes/limits';
import type { Attempt } from '../../jobs/task';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { AppError } from '../../lib/errors';
import type { UserService } from '../accounts/user.service';
import { requireStarter } from '../api-keys/job-starter';
import { PERMISSION_FOR, type BulkActionsService, type MemberChange } from './bulk-actions.service';
import { BulkChange, BulkChangeMember, type Outcome } from './bulk-change.entity';

interface RunnerParts {
  dataSource: DataSource;
  clock: Clock;
  users: UserService;
  bulkActions: BulkActionsService;
}

/** Changes the members of a bulk change, in transactions of limited size. */
export class BulkChangeRunner {
  constructor(private readonly parts: RunnerParts) {}

  /** Changes all members who have not been changed yet. After a restart, it continues with the next transaction. */
  async run(id: string, { signal, isLast }: Pick<Attempt, 'signal' | 'isLast'>): Promise<void> {
    try {
      while (await this.runNextBatch(id)) signal.throwIfAborted();
    } catch (error) {
      const isExpected = error instanceof AppError;
      if (!isExpected && !isLast) throw error;
      await this.failOthers(id, isExpected ? error.message : bulkMessages.failed);
      if (!isExpected) throw error;
    }
  }

  /** Changes members who are left, up to the size of a transaction. */
  async runBatch(manager: EntityManager, actor: UserActor, { id, action }: BulkChange): Promise<void> {
    const change = await this.parts.bulkActions.prepare(manager, actor, action);
    // In this order, so that two bulk changes of the same members do not wait for each other.
    const waiting = await manager.find(BulkChangeMember, {
      where: { bulkChangeId: id, outcome: IsNull() },
      order: { memberId: 'ASC' },
      take: BULK_TRANSACTION_MEMBERS,
      lock: { mode: 'for_no_key_update' },
    });
    const done: Record<Outcome, string[]> = { changed: [], unchanged: [], failed: [] };
    const replaced: Record<string, string> = {};
    for (const { memberId } of waiting) {
      const user = await this.parts.users.lock(manager, memberId);
      const { outcome, previousTrainerId }: MemberChange = user ? await change(user) : { outcome: 'failed' };
      done[outcome].push(memberId);
      if (previousTrainerId) replaced[memberId] = previousTrainerId;
    }
    for (const [outcome, memberIds] of Object.entries(done) as [Outcome, string[]][]) {
      const message = outcome === 'failed' ? accountMessages.notFound : null;
      await manager.update(
        BulkChangeMember,
        { bulkChangeId: id, memberId: In(memberIds) },
        { outcome, message },
      );
    }
    await rememberTrainers(manager, id, replaced);
    await this.finish(manager, id);
  }

  /** Returns whether there may be more. */
  private runNextBatch(id: string): Promise<boolean> {
    return this.parts.dataSource.transaction(async (manager) => {
      const change = await manager.findOneBy(BulkChange, { id, finishedAt: IsNull() });
      if (!change) return false;
      const { requestedBy: userId, sessionId, keyId } = change;
      const actor = await requireStarter(this.parts.users, manager, {
        userId,
        sessionId,
        keyId,
        permissions: ['members:bulk', PERMISSION_FOR[change.action.type]],
        message: bulkMessages.notPermitted,
      });
      await this.runBatch(manager, actor, change);
      return true;
    });
  }

  private failOthers(id: string, message: string): Promise<void> {
    return this.parts.dataSource.transaction(async (manager) => {
      const others = { bulkChangeId: id, outcome: IsNull() };
      await manager.update(BulkChangeMember, others, { outcome: 'failed', message: message.slice(0, 200) });
      await this.finish(manager, id);
    });
  }

  private async finish(manager: EntityManager, id: string): Promise<void> {
    const isLeft = await manager.existsBy(BulkChangeMember, { bulkChangeId: id, outcome: IsNull() });
    if (!isLeft) await manager.update(BulkChange, id, { finishedAt: new Date(this.parts.clock.now()) });
  }
}

/** Stores by the ids of the members which trainer of theirs was replaced. */
async function rememberTrainers(
  manager: EntityManager,
  id: string,
  replaced: Record<string, string>,
): Promise<void> {
  if (Object.keys(replaced).length === 0) return;
  await manager.query(
    `update bulk_change_members set previous_trainer_id = replaced.trainer_id
     from unnest($2::uuid[], $3::uuid[]) as replaced (member_id, trainer_id)
     where bulk_change_id = $1 and bulk_change_members.member_id = replaced.member_id`,
    [id, Object.keys(replaced), Object.values(replaced)],
  );
}
