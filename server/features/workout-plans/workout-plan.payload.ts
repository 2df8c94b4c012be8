import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../accounts/viewer.type';
import { SavedWorkoutPlan } from './saved-workout-plan.type';
import { WorkoutPlan } from './workout-plan.type';

const VIEWER = 'Current user, whose workout plans have changed.';

@ObjectType()
export class GenerateWorkoutPlanPayload {
  @Field(() => String)
  text!: string;

  @Field(() => Boolean, {
    description: 'Whether a hosted language model wrote the text. If so, the text can differ from `plan`.',
  })
  isTextByModel!: boolean;

  @Field(() => WorkoutPlan, { description: 'Plan by the built-in planner, day by day.' })
  plan!: WorkoutPlan;
}

@ObjectType()
export class SaveWorkoutPlanPayload {
  @Field(() => SavedWorkoutPlan)
  workoutPlan!: SavedWorkoutPlan;

  @Field(() => Viewer, { description: VIEWER })
  viewer!: UserActor;
}

@ObjectType()
export class SetWorkoutPlanDayPayload {
  @Field(() => SavedWorkoutPlan, { description: 'Saved plan after the change.' })
  workoutPlan!: SavedWorkoutPlan;

  @Field(() => Viewer, { description: 'Current user, whose workouts have changed.' })
  viewer!: UserActor;
}

@ObjectType()
export class RemoveWorkoutPlanPayload extends MessagePayload {
  @Field(() => ID)
  removedWorkoutPlanId!: string;

  @Field(() => Viewer, { description: VIEWER })
  viewer!: UserActor;
}
