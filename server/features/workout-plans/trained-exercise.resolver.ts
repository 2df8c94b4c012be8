import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { LOADED_EXERCISES_SHOWN_MAX, TRAINED_EXERCISES_COST } from '#common/workout-plans/limits';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { batchedCost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { SavedWorkoutPlan } from './saved-workout-plan.type';
import { SetTrainedExerciseInput } from './trained-exercise.input';
import { exerciseLoadsOfUsers, trainedExercisesOfPlans } from './trained-exercise.loaders';
import { SetTrainedExercisePayload } from './trained-exercise.payload';
import { ExerciseLoads, TrainedExercise } from './trained-exercise.type';

@Resolver()
export class TrainedExerciseResolver {
  @Mutation(() => SetTrainedExercisePayload, {
    description:
      'Notes which sets of an exercise of a saved plan are done, and the load. Repeating it changes nothing more.',
  })
  async setTrainedExercise(
    @Arg('input', () => SetTrainedExerciseInput) input: SetTrainedExerciseInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<SetTrainedExercisePayload> {
    return { workoutPlan: await services.trainedExercises.set(actor, input), viewer: actor };
  }
}

@Resolver(() => SavedWorkoutPlan)
export class TrainedExercisesOfPlan {
  @FieldResolver(() => [TrainedExercise], {
    description: 'Exercises of the plan of which sets have been done or a load noted, by day and position.',
    complexity: batchedCost({ statements: 1, rows: TRAINED_EXERCISES_COST }),
  })
  async trainedExercises(@Root() { id }: SavedWorkoutPlan, @Ctx() { load }: Context) {
    return (await load(trainedExercisesOfPlans, id)) ?? [];
  }
}

@Resolver(() => User)
export class ExerciseLoadsOfUser {
  @FieldResolver(() => [ExerciseLoads], {
    description: `Last loads of each exercise that has any, the exercise with the latest load first; at most ${LOADED_EXERCISES_SHOWN_MAX} exercises.`,
    complexity: batchedCost({ statements: 1, rows: LOADED_EXERCISES_SHOWN_MAX }),
  })
  exerciseLoads(@Root() { id }: User, @Ctx() { load }: Context) {
    return load(exerciseLoadsOfUsers, id);
  }
}
