import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Limitation } from '#common/exercises/exercises';
import { PLAN_TEXT_COST, SAVED_PLAN_WEIGHT, WORKOUT_PLANS_SAVED_MAX } from '#common/workout-plans/limits';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import type { Context } from '../../graphql/context';
import { Message } from '../../graphql/message.type';
import { Public } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { SignedIn, actorIfAny } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { NotFound } from '../../lib/errors';
import { LimitationType } from '../exercises/exercise.enums';
import { PlanItem } from './plan-item.type';
import { planText } from './planner/plan-text';
import { GeneratedWorkoutPlan, SavedWorkoutPlan } from './saved-workout-plan.type';
import { SaveWorkoutPlanArgs, SetWorkoutPlanDayArgs, WorkoutPlanInput } from './workout-plan.input';
import { savedPlansById } from './workout-plan.loaders';
import { WorkoutPlan } from './workout-plan.type';

@Resolver()
export class WorkoutPlanResolver {
  @Public()
  @Mutation(() => GeneratedWorkoutPlan, {
    description: 'Generates a workout plan. The same input produces the same plan.',
    complexity: cost({ statements: 8 }),
  })
  async generateWorkoutPlan(
    @Arg('input', () => WorkoutPlanInput) input: WorkoutPlanInput,
    @Ctx() context: Context,
  ): Promise<GeneratedWorkoutPlan> {
    const actor = await actorIfAny(context);
    return context.services.workoutPlans.generate(input, actor, context.caller);
  }

  @Query(() => [LimitationType], {
    description:
      'Physical limitations in the current user’s diet details that a workout plan has to respect.',
  })
  workoutLimitations(@SignedIn() actor: UserActor, @Ctx() { services }: Context): Promise<Limitation[]> {
    return services.workoutPlans.limitationsOf(actor);
  }

  @Query(() => [SavedWorkoutPlan], {
    description: 'The current user’s saved workout plans, newest first.',
    complexity: cost({ statements: 2, rows: WORKOUT_PLANS_SAVED_MAX }),
  })
  myWorkoutPlans(@SignedIn() actor: UserActor, @Ctx() { services }: Context): Promise<SavedWorkoutPlan[]> {
    return services.savedWorkoutPlans.list(actor);
  }

  @Query(() => SavedWorkoutPlan, {
    nullable: true,
    description: 'One of the current user’s saved workout plans, or null if there is none with this id.',
    complexity: cost({ statements: 2, rows: SAVED_PLAN_WEIGHT }),
  })
  myWorkoutPlan(
    @Arg('id', () => ID) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<SavedWorkoutPlan | null> {
    return services.savedWorkoutPlans.find(actor, id);
  }

  @Mutation(() => SavedWorkoutPlan, { description: 'Generates and saves a workout plan.' })
  saveWorkoutPlan(
    @Args(() => SaveWorkoutPlanArgs) { input, startsOn }: SaveWorkoutPlanArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<SavedWorkoutPlan> {
    return services.savedWorkoutPlans.add(actor, input, startsOn);
  }

  @Mutation(() => SavedWorkoutPlan, {
    description:
      'Ticks off a training day, which records a workout, or removes the tick and its workout. Days can be ticked off from the day before their date.',
  })
  setWorkoutPlanDay(
    @Args(() => SetWorkoutPlanDayArgs) change: SetWorkoutPlanDayArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<SavedWorkoutPlan> {
    return services.savedWorkoutPlans.setDay(actor, change);
  }

  @Mutation(() => Message, { description: 'Removes a saved workout plan. Its completed workouts are kept.' })
  async removeWorkoutPlan(
    @Arg('id', () => ID) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<Message> {
    await services.savedWorkoutPlans.remove(actor, id);
    return { message: workoutPlanMessages.planRemoved };
  }
}

/** The plan of a saved plan is large, so it is only read on request. */
@Resolver(() => SavedWorkoutPlan)
export class SavedWorkoutPlanFields {
  @FieldResolver(() => String, { description: 'The plan as text.', complexity: PLAN_TEXT_COST })
  async text(@Root() saved: SavedWorkoutPlan, @Ctx() context: Context): Promise<string> {
    return planText(await this.plan(saved, context));
  }

  @FieldResolver(() => WorkoutPlan)
  async plan(@Root() { id }: SavedWorkoutPlan, @Ctx() { load }: Context): Promise<WorkoutPlan> {
    const plan = await load(savedPlansById, id);
    // The plan has been removed in the meantime.
    if (!plan) throw new NotFound('WORKOUT_PLAN_NOT_FOUND', workoutPlanMessages.planNotFound);
    return plan;
  }
}

@Resolver(() => PlanItem)
export class PlanItemFields {
  /** From the current library: a saved plan stores only the id. */
  @FieldResolver()
  exercise(@Root() { exerciseId }: PlanItem, @Ctx() { services }: Context) {
    return services.exercises.find(exerciseId);
  }
}
