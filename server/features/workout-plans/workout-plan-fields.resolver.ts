import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PLAN_TEXT_COST } from '#common/workout-plans/limits';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import type { Context } from '../../graphql/context';
import { NotFound } from '../../lib/errors';
import { PlanItem } from './plan-item.type';
import { planText } from './planner/plan-text';
import { SavedWorkoutPlan } from './saved-workout-plan.type';
import { savedPlansById } from './workout-plan.loaders';
import { WorkoutPlan } from './workout-plan.type';

/** The plan of a saved plan is large, so it is only read if it is asked for. */
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
    if (!plan) throw new NotFound(workoutPlanMessages.planNotFound);
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
