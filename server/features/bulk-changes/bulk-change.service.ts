import type { DataSource, EntityManager } from 'typeorm';
import { authMessages } from '#common/auth/messages';
import { bulkMessages } from '#common/bulk-changes/bulk';
import { BULK_TRANSACTION_MEMBERS } from '#common/bulk-changes/limits';
import { addJob } from '../../jobs/add-job';
import { hasPermission, type UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, Forbidden, NotFound, requestKeyUsed } from '../../lib/errors';
import { sha256 } from '../../lib/secrets';
import { isUuid } from '../../lib/uuid';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { startedWith } from '../api-keys/job-starter';
import { membersChangedInBulk } from './bulk-change.rate-limits';
import { PERMISSION_FOR, type BulkActionsService } from './bulk-actions.service';
import type { BulkChangeRunner } from './bulk-change-runner';
import { BulkChange, BulkChangeMember, type BulkAction } from './bulk-change.entity';
import { reportOf } from './bulk-change-report';
import { runBulkChange } from './bulk-change.tasks';
import type { BulkChangePreview, BulkChangeReport } from './bulk-change.type';
import type { SelectedMembersService, Selection } from './selected-members.service';

interface BulkChangeParts {
  dataSource: DataSource;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  selectedMembers: SelectedMembersService;
  bulkActions: BulkActionsService;
  bulkChangeRunner: BulkChangeRunner;
}

interface BulkRequest {
  members: Selection;
  expectedCount: number;
  requestKey: string;
  action: BulkAction;
}

/** The selection has another number of members than the one that was confirmed. */
class CountChanged extends Conflict {
  constructor(private readonly count: number) {
    super('COUNT_CHANGED', bulkMessages.countChanged(count));
  }

  override get details() {
    return { count: this.count };
  }
}

/** Changes of many members at once. */
export class BulkChangeService {
  constructor(private readonly parts: BulkChangeParts) {}

  /** Counts the effects that the action would have now. */
  async preview(actor: UserActor, members: Selection, action: BulkAction): Promise<BulkChangePreview> {
    const { selectedMembers, bulkActions } = this.parts;
    requirePermission(actor, action);
    await bulkActions.check(actor, action);
    const ids = await selectedMembers.idsOf(actor, members);
    const { existing, unchanged, replaced } = await bulkActions.count(ids, action);
    return {
      memberCount: ids.length,
      changingCount: existing - unchanged,
      unchangedCount: unchanged,
      replacedCount: replaced,
      missingCount: ids.length - existing,
    };
  }

  /** Changes the members, or adds a job for that if there are many; a known key finds the change that it started. */
  async start(actor: UserActor, request: BulkRequest): Promise<BulkChangeReport> {
    requirePermission(actor, request.action);
    const known = await this.known(actor, request);
    if (known) return this.report(known);
    const ids = await this.parts.selectedMembers.idsOf(actor, request.members);
    if (ids.length !== request.expectedCount) throw new CountChanged(ids.length);
    const { dataSource } = this.parts;
    const add = (manager: EntityManager) => this.add(manager, actor, { request, ids });
    return this.report(await dataSource.transaction(add));
  }

  /** Gives the members of a finished change of trainers back their previous ones; repeating it changes nothing. */
  async undo(actor: UserActor, wanted: string): Promise<BulkChangeReport> {
    const undone = await this.parts.dataSource.transaction(async (manager) => {
      // The id may have been sent in capitals.
      const { id, action, finishedAt } = await lockOwn(manager, actor, wanted);
      requirePermission(actor, action);
      // The lock makes the second of two requests find the change of the first.
      const requestKey = `undo-${id}`;
      const known = await manager.findOneBy(BulkChange, { requestedBy: actor.id, requestKey });
      if (known) return known;
      if (action.type !== 'assign_trainer' || finishedAt === null)
        throw new Conflict('BULK_CHANGE_NOT_UNDOABLE', bulkMessages.notUndoable);
      const rows = await manager.findBy(BulkChangeMember, { bulkChangeId: id, outcome: 'changed' });
      const ids = rows.map(({ memberId }) => memberId);
      const undo = { type: 'undo_assignment', changeId: id, trainerId: action.trainerId } as const;
      const request = { members: {}, expectedCount: ids.length, requestKey, action: undo };
      return this.add(manager, actor, { request, ids });
    });
    return this.report(undone);
  }

  /** Tries the failed members again. */
  async retry(actor: UserActor, id: string): Promise<BulkChangeReport> {
    const change = await this.parts.dataSource.transaction(async (manager) => {
      const own = await lockOwn(manager, actor, id);
      requirePermission(actor, own.action);
      const failed = { bulkChangeId: id, outcome: 'failed' as const };
      if (own.finishedAt === null || !(await manager.existsBy(BulkChangeMember, failed))) return own;
      const { affected } = await manager.update(BulkChangeMember, failed, { outcome: null, message: null });
      const again = { finishedAt: null, dismissedAt: null, ...startedWith(actor) };
      await manager.update(BulkChange, id, again);
      await this.begin(manager, actor, { change: own, count: affected! });
      return own;
    });
    return this.report(change);
  }

  /** The last change of this user, until it is finished and its outcome has been seen. */
  async findOpen(actor: UserActor): Promise<BulkChangeReport | null> {
    const change = await this.changes.findOne({
      where: { requestedBy: actor.id },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    if (!change || (change.finishedAt !== null && change.dismissedAt !== null)) return null;
    const report = await this.report(change);
    const wasJob = report.memberCount > BULK_TRANSACTION_MEMBERS;
    // The outcome of few members was the answer to the request itself.
    return wasJob || report.status === 'running' || report.failedCount > 0 ? report : null;
  }

  /** Records that the outcome of a finished change has been seen. */
  async dismiss(actor: UserActor, id: string): Promise<BulkChangeReport> {
    const change = await this.parts.dataSource.transaction(async (manager) => {
      const own = await lockOwn(manager, actor, id);
      if (own.finishedAt !== null)
        await manager.update(BulkChange, id, { dismissedAt: new Date(this.parts.clock.now()) });
      return own;
    });
    return this.report(change);
  }

  /** A change that this user has started. */
  async find(actor: UserActor, id: string): Promise<BulkChangeReport | null> {
    const where = { id, requestedBy: actor.id };
    const change = isUuid(id) ? await this.changes.findOneBy(where) : null;
    return change && this.report(change);
  }

  private async known(actor: UserActor, request: BulkRequest): Promise<BulkChange | null> {
    const { requestKey } = request;
    const known = await this.changes.findOneBy({ requestedBy: actor.id, requestKey });
    if (known && known.requestHash !== hashOf(request)) throw requestKeyUsed();
    return known;
  }

  private async add(
    manager: EntityManager,
    actor: UserActor,
    { request, ids }: { request: BulkRequest; ids: string[] },
  ): Promise<BulkChange> {
    const { action, requestKey } = request;
    const change = await manager.save(
      manager.create(BulkChange, {
        requestedBy: actor.id,
        ...startedWith(actor),
        requestKey,
        requestHash: hashOf(request),
        action,
        createdAt: new Date(this.parts.clock.now()),
      }),
    );
    await manager.query(
      'insert into bulk_change_members (bulk_change_id, member_id) select $1, unnest($2::uuid[])',
      [change.id, ids],
    );
    await this.begin(manager, actor, { change, count: ids.length });
    return change;
  }

  /** Changes few members at once, many in a job. */
  private async begin(
    manager: EntityManager,
    actor: UserActor,
    { change, count }: { change: BulkChange; count: number },
  ) {
    const { limits, bulkActions, bulkChangeRunner } = this.parts;
    await limits.take(membersChangedInBulk, actor.id, count);
    if (count <= BULK_TRANSACTION_MEMBERS) return bulkChangeRunner.runBatch(manager, actor, change);
    await bulkActions.prepare(manager, actor, change.action);
    const { id: bulkChangeId } = change;
    await addJob(manager, runBulkChange, { payload: { bulkChangeId }, key: `bulk-change:${bulkChangeId}` });
  }

  private report({ id }: BulkChange): Promise<BulkChangeReport> {
    return reportOf(this.parts.dataSource, id);
  }

  private get changes() {
    return this.parts.dataSource.getRepository(BulkChange);
  }
}

async function lockOwn(manager: EntityManager, actor: UserActor, id: string): Promise<BulkChange> {
  const where = { id, requestedBy: actor.id };
  const change = isUuid(id)
    ? await manager.findOne(BulkChange, { where, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!change) throw new NotFound('BULK_CHANGE_NOT_FOUND', bulkMessages.notFound);
  return change;
}

const hashOf = ({ members, expectedCount, action }: BulkRequest): string =>
  sha256(JSON.stringify([members, expectedCount, action]));

function requirePermission(actor: UserActor, { type }: BulkAction): void {
  if (!hasPermission(actor, PERMISSION_FOR[type]))
    throw new Forbidden('PERMISSION_REQUIRED', authMessages.noPermission);
}
