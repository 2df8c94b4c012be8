import { Field, ID, ObjectType } from 'type-graphql';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../members/viewer.type';
import { SavedWorkoutPlan } from './saved-workout-plan.type';
import { WorkoutPlan } from './workout-plan.type';

const VIEWER = 'The current user, whose workout plans have changed.';

@ObjectType({ description: 'Payload of `generateWorkoutPlan`: a plan that has not been saved.' })
export class GenerateWorkoutPlanPayload {
  @Field(() => String, { description: 'The plan as text.' })
  text!: string;

  @Field(() => Boolean, {
    description: 'Whether the hosted model wrote the text. If so, the text can differ from the plan.',
  })
  isTextByModel!: boolean;

  @Field(() => WorkoutPlan, { description: 'The plan of the built-in planner, one entry per day.' })
  plan!: WorkoutPlan;
}

@ObjectType({ description: 'Payload of `saveWorkoutPlan`.' })
export class SaveWorkoutPlanPayload {
  @Field(() => SavedWorkoutPlan, { description: 'The saved plan.' })
  workoutPlan!: SavedWorkoutPlan;

  @Field(() => Viewer, { description: VIEWER })
  viewer!: UserActor;
}

@ObjectType({ description: 'Payload of `setWorkoutPlanDay`.' })
export class SetWorkoutPlanDayPayload {
  @Field(() => SavedWorkoutPlan, { description: 'The plan, with its completed days.' })
  workoutPlan!: SavedWorkoutPlan;

  @Field(() => Viewer, { description: 'The current user, whose workouts have changed.' })
  viewer!: UserActor;
}

@ObjectType({ description: 'Payload of `removeWorkoutPlan`.' })
export class RemoveWorkoutPlanPayload {
  @Field(() => String, { description: 'A sentence to show to the user.' })
  message!: string;

  @Field(() => ID, { description: 'Id of the plan that was removed.' })
  removedWorkoutPlanId!: string;

  @Field(() => Viewer, { description: VIEWER })
  viewer!: UserActor;
}
