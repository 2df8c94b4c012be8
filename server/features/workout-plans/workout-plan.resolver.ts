import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { PLAN_TEXT_COST, SAVED_PLAN_WEIGHT, WORKOUT_PLANS_SAVED_MAX } from '#common/workout-plans/limits';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import type { Context } from '../../graphql/context';
import { Public } from '../../graphql/access-decorators';
import { batchedCost, cost } from '../../graphql/query-cost';
import { SignedIn, actorIfAny } from '../../graphql/current-user';
import { Repeatable } from '../../graphql/repeatable';
import type { UserActor } from '../../lib/actor';
import { LimitationType } from '../exercises/exercise.enums';
import { User } from '../accounts/user.entity';
import { WorkoutPlanItem } from './plan-item.type';
import { WorkoutPlanNotFound } from './plan-not-found.error';
import { planText } from './planner/plan-text';
import { SavedWorkoutPlan } from './saved-workout-plan.type';
import {
  GenerateWorkoutPlanInput,
  RemoveWorkoutPlanInput,
  SaveWorkoutPlanInput,
  SetWorkoutPlanDayInput,
} from './workout-plan.input';
import {
  limitationsOfUsers,
  savedPlanOfUser,
  savedPlansById,
  savedPlansOfUsers,
} from './workout-plan.loaders';
import {
  GenerateWorkoutPlanPayload,
  RemoveWorkoutPlanPayload,
  SaveWorkoutPlanPayload,
  SetWorkoutPlanDayPayload,
} from './workout-plan.payload';
import { WorkoutPlan } from './workout-plan.type';

@Resolver()
export class WorkoutPlanResolver {
  @Public()
  @Mutation(() => GenerateWorkoutPlanPayload, {
    description: 'Generates a workout plan without saving it. The same input produces the same plan.',
    complexity: cost({ statements: 8 }),
  })
  async generateWorkoutPlan(
    @Arg('input', () => GenerateWorkoutPlanInput)
    input: GenerateWorkoutPlanInput,
    @Ctx() context: Context,
  ): Promise<GenerateWorkoutPlanPayload> {
    return context.services.workoutPlans.generate(input, await actorIfAny(context), context.caller);
  }

  @Repeatable(async (id, actor, { services }) => {
    const workoutPlan = await services.savedWorkoutPlans.find(actor.id, id);
    return workoutPlan && { workoutPlan, viewer: actor };
  })
  @Mutation(() => SaveWorkoutPlanPayload, {
    description: `Generates a workout plan and saves it; a user can have up to ${WORKOUT_PLANS_SAVED_MAX} saved ones.`,
  })
  async saveWorkoutPlan(
    @Arg('input', () => SaveWorkoutPlanInput)
    { startsOn, ...values }: SaveWorkoutPlanInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<SaveWorkoutPlanPayload> {
    return { workoutPlan: await services.savedWorkoutPlans.add(actor, values, startsOn), viewer: actor };
  }

  @Mutation(() => SetWorkoutPlanDayPayload, {
    description:
      'Marks a training day of a saved plan as completed, which records a workout, or undoes that. Repeating it changes nothing more.',
  })
  async setWorkoutPlanDay(
    @Arg('input', () => SetWorkoutPlanDayInput)
    input: SetWorkoutPlanDayInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<SetWorkoutPlanDayPayload> {
    return { workoutPlan: await services.savedWorkoutPlans.setDay(actor, input), viewer: actor };
  }

  @Mutation(() => RemoveWorkoutPlanPayload, {
    description: 'Removes a saved workout plan. The workouts that were recorded with it are kept.',
  })
  async removeWorkoutPlan(
    @Arg('input', () => RemoveWorkoutPlanInput)
    { id }: RemoveWorkoutPlanInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<RemoveWorkoutPlanPayload> {
    await services.savedWorkoutPlans.remove(actor, id);
    return { message: workoutPlanMessages.planRemoved, removedWorkoutPlanId: id, viewer: actor };
  }
}

@Resolver(() => User)
export class UserWorkoutPlans {
  @FieldResolver(() => [LimitationType], {
    description:
      'Physical limitations that were recognised in `DietDetails.limitations`. New workout plans respect them by default.',
    complexity: batchedCost({ statements: 1 }),
  })
  workoutLimitations(@Root() { id }: User, @Ctx() { load }: Context) {
    return load(limitationsOfUsers, id);
  }

  @FieldResolver(() => [SavedWorkoutPlan], {
    description: `Saved workout plans, newest first; at most ${WORKOUT_PLANS_SAVED_MAX}.`,
    complexity: batchedCost({ statements: 2, rows: WORKOUT_PLANS_SAVED_MAX * SAVED_PLAN_WEIGHT }),
  })
  workoutPlans(@Root() { id }: User, @Ctx() { load }: Context) {
    return load(savedPlansOfUsers, id);
  }

  @FieldResolver(() => SavedWorkoutPlan, {
    nullable: true,
    description: 'Saved workout plan with this id; null if the user has none with it.',
    complexity: batchedCost({ statements: 2, rows: SAVED_PLAN_WEIGHT }),
  })
  workoutPlan(
    @Arg('id', () => ID, { description: 'Id of the saved plan.' }) id: string,
    @Root() user: User,
    @Ctx() { load }: Context,
  ) {
    return load(savedPlanOfUser, user.id, id);
  }
}

/** The plan of a saved plan is large, so it is only read on request. */
@Resolver(() => SavedWorkoutPlan)
export class SavedWorkoutPlanFields {
  @FieldResolver(() => String, { complexity: PLAN_TEXT_COST })
  async text(@Root() saved: SavedWorkoutPlan, @Ctx() context: Context): Promise<string> {
    return planText(await this.plan(saved, context));
  }

  @FieldResolver(() => WorkoutPlan, { description: 'Plan, day by day.' })
  async plan(@Root() { id }: SavedWorkoutPlan, @Ctx() { load }: Context): Promise<WorkoutPlan> {
    const plan = await load(savedPlansById, id);
    // The plan has been removed in the meantime.
    if (!plan) throw new WorkoutPlanNotFound();
    return plan;
  }
}

@Resolver(() => WorkoutPlanItem)
export class WorkoutPlanItemFields {
  /** Read from the current library: a saved plan stores only the id. */
  @FieldResolver()
  exercise(@Root() { exerciseId }: WorkoutPlanItem, @Ctx() { services }: Context) {
    return services.exercises.find(exerciseId);
  }
}
