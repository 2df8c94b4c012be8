import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { trainerMessages } from '#common/trainers/messages';
import { ReadableWith, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { AGGREGATE_COST, batchedCost, STATEMENT_COST } from '../../graphql/query-cost';
import { hasPermission, type UserActor } from '../../lib/actor';
import { invalidField } from '../../lib/errors';
import { User } from '../accounts/user.entity';
import { AssignTrainerInput } from './trainer-assignment.input';
import { memberCounts, trainersOfMembers } from './trainer-assignment.loaders';
import { AssignTrainerPayload } from './trainer-assignment.payload';
import { Trainer } from './trainer.entity';
import { trainersById } from './trainer.loaders';

@Resolver()
export class TrainerAssignmentResolver {
  @Requires('members:assign-trainer')
  @Mutation(() => AssignTrainerPayload, {
    description: 'Sets or removes the trainer of a member.',
  })
  assignTrainer(
    @Arg('input', () => AssignTrainerInput) { userId, trainerId }: AssignTrainerInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    if (trainerId === undefined) throw invalidField('trainerId', 'REQUIRED', trainerMessages.required);
    return services.trainerAssignments.assign(actor, userId, trainerId);
  }
}

@Resolver(() => User)
export class UserTrainer {
  @ReadableWith('members:read-any')
  @FieldResolver(() => Trainer, {
    nullable: true,
    description: 'Trainer of the member; null if there is none.',
    complexity: batchedCost({ statements: 1 }),
  })
  trainer(@Root() { id, summary }: User, @Ctx() { load }: Context) {
    if (!summary) return load(trainersOfMembers, id);
    return summary.trainerId === null ? null : load(trainersById, summary.trainerId);
  }
}

@Resolver(() => Trainer)
export class TrainerFields {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of members with this trainer; null without the permission `members:read-any`.',
    complexity: batchedCost({ statements: AGGREGATE_COST / STATEMENT_COST }),
  })
  async assignedUsersCount(@Root() { id }: Trainer, @Ctx() { actor, load }: Context) {
    const reader = await actor();
    const mayRead = reader && !reader.mustChangePassword && hasPermission(reader, 'members:read-any');
    return mayRead ? ((await load(memberCounts, id)) ?? 0) : null;
  }
}
