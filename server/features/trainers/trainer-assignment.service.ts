import { Any, In, type DataSource, type EntityManager } from 'typeorm';
import { trainerMessages } from '#common/trainers/messages';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import type { JournalService } from '../journal/journal.service';
import type { MemberSummaries } from '../accounts/member-summaries';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { TrainerAssignment } from './trainer-assignment.entity';
import { Trainer } from './trainer.entity';

interface AssignmentParts {
  dataSource: DataSource;
  clock: Clock;
  journal: JournalService;
  users: UserService;
  memberSummaries: MemberSummaries;
}

interface AssignedTrainer {
  member: User;
  trainer: Trainer | null;
  previousTrainer: Trainer | null;
}

/** A statement has at most 65,535 parameters. */
const ENTRIES_AT_ONCE = 1000;

/** Assigns members to trainers. */
export class TrainerAssignmentService {
  constructor(private readonly parts: AssignmentParts) {}

  /** Replaces the trainer of a member; null leaves the member without one. */
  assign(actor: UserActor, memberId: string, trainerId: string | null): Promise<AssignedTrainer> {
    return this.parts.dataSource.transaction(async (manager) => {
      const member = await this.parts.users.lockMember(manager, memberId);
      const trainer = await this.availableTrainer(manager, trainerId);
      const previousTrainer = await this.replace(manager, actor, { user: member, trainer });
      return { member, trainer, previousTrainer };
    });
  }

  /** Locks the trainer with this id, so that nobody deletes them meanwhile; null for none. */
  async availableTrainer(
    manager: EntityManager,
    id: string | null,
    field = 'trainerId',
  ): Promise<Trainer | null> {
    if (id === null) return null;
    const trainer = isUuid(id)
      ? await manager.findOne(Trainer, { where: { id }, lock: { mode: 'for_key_share' } })
      : null;
    if (!trainer) throw invalidField(field, 'INVALID', trainerMessages.notFound);
    return trainer;
  }

  /** Returns the previous trainer. The caller has locked the member and the trainer. */
  async replace(
    manager: EntityManager,
    actor: UserActor,
    { user, trainer }: { user: User; trainer: Trainer | null },
  ): Promise<Trainer | null> {
    const { clock, journal, memberSummaries } = this.parts;
    // `findOne` with a joined relation would run two statements.
    const [before] = await manager.find(TrainerAssignment, {
      where: { userId: user.id },
      relations: { trainer: true },
    });
    const previousTrainer = before?.trainer ?? null;
    if (trainer?.id === previousTrainer?.id) return previousTrainer;
    if (trainer) {
      const assignedAt = new Date(clock.now());
      const assignment = { userId: user.id, trainerId: trainer.id, assignedAt, assignedBy: actor.id };
      await manager.upsert(TrainerAssignment, assignment, ['userId']);
    } else await manager.delete(TrainerAssignment, { userId: user.id });
    await memberSummaries.refresh(manager, [user.id]);
    await journal.write(manager, actor, {
      type: 'member.trainer-assigned',
      subjectId: user.id,
      memberId: user.id,
      before: { trainerId: previousTrainer?.id ?? null },
      after: { trainerId: trainer?.id ?? null },
    });
    return previousTrainer;
  }

  hasMembers(manager: EntityManager, trainerId: string): Promise<boolean> {
    return manager.existsBy(TrainerAssignment, { trainerId });
  }

  /** Locks the members of a trainer, and returns their ids. */
  async lockMembersOf(manager: EntityManager, trainerId: string): Promise<string[]> {
    if (!isUuid(trainerId)) return [];
    const members = await manager.query<{ id: string }[]>(
      `select id from users where id in (select user_id from trainer_assignments where trainer_id = $1)
       order by id for no key update`,
      [trainerId],
    );
    return members.map(({ id }) => id);
  }

  /** Gives all members of a trainer to another one, or to none; returns their number. */
  async handOver(
    manager: EntityManager,
    actor: UserActor,
    { from, toId }: { from: Trainer; toId: string | null },
  ): Promise<number> {
    const { clock, journal, memberSummaries } = this.parts;
    const to = await this.availableTrainer(manager, toId, 'successorId');
    const ids = await this.lockMembersOf(manager, from.id);
    const assigned = { trainerId: from.id, userId: Any(ids) };
    if (to) {
      const values = { trainerId: to.id, assignedAt: new Date(clock.now()), assignedBy: actor.id };
      await manager.update(TrainerAssignment, assigned, values);
    } else await manager.delete(TrainerAssignment, assigned);
    await memberSummaries.refresh(manager, ids);
    const entries = ids.map((id) => ({
      type: 'member.trainer-assigned' as const,
      subjectId: id,
      memberId: id,
      before: { trainerId: from.id },
      after: { trainerId: to?.id ?? null },
    }));
    for (let start = 0; start < entries.length; start += ENTRIES_AT_ONCE)
      await journal.write(manager, actor, ...entries.slice(start, start + ENTRIES_AT_ONCE));
    return ids.length;
  }

  /** The assignments of these members, with their trainers. */
  ofMembers(userIds: string[]): Promise<TrainerAssignment[]> {
    return this.assignments.find({ where: { userId: In(userIds) }, relations: { trainer: true } });
  }

  /** How many members each of these trainers has; those without any are missing. */
  async countsOf(trainerIds: string[]): Promise<Map<string, number>> {
    const rows = await this.parts.dataSource.query<{ id: string; count: number }[]>(
      `select trainer_id as id, count(*)::int as count from trainer_assignments
       where trainer_id = any($1) group by trainer_id`,
      [trainerIds],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  private get assignments() {
    return this.parts.dataSource.getRepository(TrainerAssignment);
  }
}
