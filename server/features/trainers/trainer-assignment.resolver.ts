import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { trainerMessages } from '#common/trainers/messages';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { AGGREGATE_COST, batchedCost, STATEMENT_COST } from '../../graphql/query-cost';
import { hasPermission, type UserActor } from '../../lib/actor';
import { invalidField } from '../../lib/errors';
import { AssignTrainerInput } from './trainer-assignment.input';
import { memberCounts } from './trainer-assignment.loaders';
import { AssignTrainerPayload } from './trainer-assignment.payload';
import { Trainer } from './trainer.entity';

@Resolver()
export class TrainerAssignmentResolver {
  @Requires('members:assign-trainer')
  @Mutation(() => AssignTrainerPayload, {
    description: 'Sets or removes the trainer of a member.',
  })
  assignTrainer(
    @Arg('input', () => AssignTrainerInput) { memberId, trainerId }: AssignTrainerInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    if (trainerId === undefined) throw invalidField('trainerId', 'REQUIRED', trainerMessages.required);
    return services.trainerAssignments.assign(actor, memberId, trainerId);
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
    const mayRead =
      reader &&
      !reader.mustChangePassword &&
      !reader.mustSetUpSecondFactor &&
      hasPermission(reader, 'members:read-any');
    return mayRead ? ((await load(memberCounts, id)) ?? 0) : null;
  }
}
