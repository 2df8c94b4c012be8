import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { TRAINERS_MAX } from '#common/trainers/limits';
import { trainerMessages as messages } from '#common/trainers/messages';
import { ChangesContent, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { ManagedTrainer, managedTrainerOf } from './managed-trainer.type';
import {
  CreateTrainerInput,
  DeleteTrainerInput,
  ReorderTrainersInput,
  UpdateTrainerInput,
} from './trainer-administration.input';
import {
  CreateTrainerPayload,
  DeleteTrainerPayload,
  ReorderTrainersPayload,
  UpdateTrainerPayload,
} from './trainer-administration.payload';

@Resolver()
export class TrainerAdministrationResolver {
  @Requires('content:change')
  @Query(() => [ManagedTrainer], {
    description: 'All trainers of the studio, also hidden ones, in display order.',
    complexity: cost({ statements: 1, rows: TRAINERS_MAX }),
  })
  async managedTrainers(@Ctx() { services }: Context): Promise<ManagedTrainer[]> {
    return (await services.trainerAdministration.list()).map(managedTrainerOf);
  }

  @Requires('content:change')
  @ChangesContent()
  @Mutation(() => CreateTrainerPayload, {
    description: `Adds a trainer to the site, at the end; up to ${TRAINERS_MAX}. Adding one with the same picture again does nothing.`,
  })
  async createTrainer(
    @Arg('input', () => CreateTrainerInput) input: CreateTrainerInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<CreateTrainerPayload> {
    const trainers = await services.trainerAdministration.add(actor, input);
    return { message: messages.added, managedTrainers: trainers.map(managedTrainerOf) };
  }

  @Requires('content:change')
  @ChangesContent()
  @Mutation(() => UpdateTrainerPayload, {
    description:
      'Changes what the site says about a trainer, replaces or crops the portrait, hides or shows.',
  })
  async updateTrainer(
    @Arg('input', () => UpdateTrainerInput) input: UpdateTrainerInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UpdateTrainerPayload> {
    const trainers = await services.trainerAdministration.change(actor, input);
    const message = input.portrait ? messages.portraitChanged : messages.changed;
    return { message, managedTrainers: trainers.map(managedTrainerOf) };
  }

  @Requires('content:change')
  @ChangesContent()
  @Mutation(() => ReorderTrainersPayload, { description: 'Changes the order of the trainers.' })
  async reorderTrainers(
    @Arg('input', () => ReorderTrainersInput) { trainerIds }: ReorderTrainersInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<ReorderTrainersPayload> {
    const trainers = await services.trainerAdministration.order(actor, trainerIds);
    return { message: messages.ordered, managedTrainers: trainers.map(managedTrainerOf) };
  }

  @Requires('content:change')
  @ChangesContent()
  @Mutation(() => DeleteTrainerPayload, {
    description: 'Deletes a trainer; the members get another one, or none. The history keeps the name.',
  })
  async deleteTrainer(
    @Arg('input', () => DeleteTrainerInput) input: DeleteTrainerInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<DeleteTrainerPayload> {
    const memberCount = await services.trainerAdministration.remove(actor, input);
    return { message: messages.deleted, deletedTrainerId: input.id, memberCount };
  }
}
