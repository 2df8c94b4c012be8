import type { EntityManager } from 'typeorm';
import type { Permission } from '#common/auth/permissions';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { MembershipAdministration } from '../memberships/membership-administration.service';
import type { User } from '../members/user.entity';
import type { TrainerAssignments } from '../trainers/trainer-assignment.service';
import type { BulkAction, Outcome } from './bulk-change.entity';

/** Changes one member, whom the caller has locked. */
type Change = (user: User) => Promise<Outcome>;

interface ActionParts {
  dataSource: Database;
  trainerAssignments: TrainerAssignments;
  membershipAdministration: MembershipAdministration;
}

/** What each action requires in addition to `members:bulk`. */
export const PERMISSION_FOR: Record<BulkAction['type'], Permission> = {
  assign_trainer: 'members:assign-trainer',
  grant_membership: 'memberships:grant',
};

/** What can be done with many members: the same as with one of them. */
export class BulkActions {
  constructor(private readonly parts: ActionParts) {}

  /** Throws if the trainer or the plan is not available any more. */
  async prepare(manager: EntityManager, actor: UserActor, action: BulkAction): Promise<Change> {
    const { trainerAssignments, membershipAdministration } = this.parts;
    if (action.type === 'assign_trainer') {
      const trainer = await trainerAssignments.availableTrainer(manager, action.trainerId);
      return async (user) => {
        const previous = await trainerAssignments.replace(manager, actor, { user, trainer });
        return previous?.id === trainer?.id ? 'unchanged' : 'changed';
      };
    }
    const offer = await membershipAdministration.soldOffer(manager, action.offerId);
    return async (user) => {
      await membershipAdministration.add(manager, actor, { user, offer, reason: action.reason });
      return 'changed';
    };
  }

  /** How many of these accounts exist, and how many of them there is nothing to change for. */
  async count(ids: readonly string[], action: BulkAction): Promise<{ existing: number; unchanged: number }> {
    const isUnchanged =
      action.type === 'assign_trainer' ? 'trainer_id is not distinct from $2::uuid' : 'false';
    const values = action.type === 'assign_trainer' ? [ids, action.trainerId] : [ids];
    const [counts] = await this.parts.dataSource.query<{ existing: number; unchanged: number }[]>(
      `select count(*)::int as existing, (count(*) filter (where ${isUnchanged}))::int as unchanged
       from member_summaries where user_id = any($1)`,
      values,
    );
    return counts!;
  }

  /** Throws if the action cannot be made now; changes nothing. */
  async check(actor: UserActor, action: BulkAction): Promise<void> {
    await this.parts.dataSource.transaction((manager) => this.prepare(manager, actor, action));
  }
}
