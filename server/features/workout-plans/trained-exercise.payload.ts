import { Field, ObjectType } from 'type-graphql';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../accounts/viewer.type';
import { SavedWorkoutPlan } from './saved-workout-plan.type';

@ObjectType()
export class SetTrainedExercisePayload {
  @Field(() => SavedWorkoutPlan, { description: 'Saved plan after the change.' })
  workoutPlan!: SavedWorkoutPlan;

  @Field(() => Viewer, { description: 'Current user, whose loads may have changed.' })
  viewer!: UserActor;
}
