import type { EntityManager } from 'typeorm';
import type { Permission } from '#common/accounts/permissions';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { MembershipAdministrationService } from '../memberships/membership-administration.service';
import { PaidFarAhead } from '../memberships/paid-far-ahead.error';
import type { User } from '../accounts/user.entity';
import { TrainerAssignment } from '../trainers/trainer-assignment.entity';
import type { TrainerAssignmentService } from '../trainers/trainer-assignment.service';
import { Trainer } from '../trainers/trainer.entity';
import { BulkChangeMember, type BulkAction, type Outcome } from './bulk-change.entity';

export interface MemberChange {
  outcome: Outcome;
  /** The trainer who was replaced. */
  previousTrainerId?: string | null;
}

/** Changes one member, whose account the caller has locked. */
type ChangeMember = (user: User) => Promise<MemberChange>;

interface ActionParts {
  dataSource: Database;
  trainerAssignments: TrainerAssignmentService;
  membershipAdministration: MembershipAdministrationService;
}

interface Counts {
  existing: number;
  unchanged: number;
  replaced: number;
}

/** The permission that each action requires in addition to `members:bulk`. */
export const PERMISSION_FOR: Record<BulkAction['type'], Permission> = {
  assign_trainer: 'members:assign-trainer',
  undo_assignment: 'members:assign-trainer',
  grant_membership: 'memberships:grant',
};

/** Actions on many members: the same as on one. */
export class BulkActionsService {
  constructor(private readonly parts: ActionParts) {}

  /** The function that changes a member. Throws if the trainer or the plan is not available any more. */
  async prepare(manager: EntityManager, actor: UserActor, action: BulkAction): Promise<ChangeMember> {
    const { trainerAssignments, membershipAdministration } = this.parts;
    if (action.type === 'assign_trainer') {
      const trainer = await trainerAssignments.availableTrainer(manager, action.trainerId);
      return async (user) => {
        const previous = await trainerAssignments.replace(manager, actor, { user, trainer });
        if (previous?.id === trainer?.id) return { outcome: 'unchanged' };
        return { outcome: 'changed', previousTrainerId: previous?.id ?? null };
      };
    }
    if (action.type === 'undo_assignment') return (user) => this.undo(manager, actor, { user, ...action });
    const offer = await membershipAdministration.soldOffer(manager, action.offerId);
    return async (user) => {
      try {
        await membershipAdministration.add(manager, actor, { user, offer, reason: action.reason });
      } catch (error) {
        if (error instanceof PaidFarAhead) return { outcome: 'unchanged' };
        throw error;
      }
      return { outcome: 'changed' };
    };
  }

  /** How many of these accounts exist, need no change, or have another trainer who would be replaced. */
  async count(ids: readonly string[], action: BulkAction): Promise<Counts> {
    const isAssignment = action.type === 'assign_trainer';
    const unchangedSql = isAssignment ? 'trainer_id is not distinct from $2::uuid' : 'false';
    const replacedSql = isAssignment
      ? 'trainer_id is not null and trainer_id is distinct from $2::uuid'
      : 'false';
    const [counts] = await this.parts.dataSource.query<Counts[]>(
      `select count(*)::int as existing, (count(*) filter (where ${unchangedSql}))::int as unchanged,
         (count(*) filter (where ${replacedSql}))::int as replaced
       from member_summaries where user_id = any($1)`,
      isAssignment ? [ids, action.trainerId] : [ids],
    );
    return counts!;
  }

  /**
   * Gives a member back the trainer that they had before a bulk change, unless somebody has chosen another one since.
   */
  private async undo(
    manager: EntityManager,
    actor: UserActor,
    {
      user,
      changeId: bulkChangeId,
      trainerId: assignedId,
    }: { user: User; changeId: string; trainerId: string | null },
  ): Promise<MemberChange> {
    const changed = await manager.findOneByOrFail(BulkChangeMember, { bulkChangeId, memberId: user.id });
    const current = await manager.findOneBy(TrainerAssignment, { userId: user.id });
    if ((current?.trainerId ?? null) !== assignedId) return { outcome: 'unchanged' };
    const { previousTrainerId: id } = changed;
    // A trainer who has been deleted since cannot come back.
    const trainer =
      id === null ? null : await manager.findOne(Trainer, { where: { id }, lock: { mode: 'for_key_share' } });
    await this.parts.trainerAssignments.replace(manager, actor, { user, trainer });
    return {
      outcome: trainer?.id === current?.trainerId ? 'unchanged' : 'changed',
      previousTrainerId: assignedId,
    };
  }

  /** Throws if the action cannot be made now; changes nothing. */
  async check(actor: UserActor, action: BulkAction): Promise<void> {
    await this.parts.dataSource.transaction((manager) => this.prepare(manager, actor, action));
  }
}
