import { ActivityExport } from '../features/activity/activity-export.service';
import { ActivityRecording } from '../features/activity/activity-recording.service';
import { ActivityService } from '../features/activity/activity.service';
import { DietService } from '../features/diet/diet.service';
import { ExerciseService } from '../features/exercises/exercise.service';
import type { ConsentService } from '../features/privacy/consent.service';
import { FollowUps } from '../features/follow-ups/follow-up.service';
import { MemberRisks } from '../features/follow-ups/member-risk.service';
import { ProgressService } from '../features/progress/progress.service';
import type { PlanWriter } from '../features/workout-plans/plan-writer';
import { SavedWorkoutPlans } from '../features/workout-plans/saved-workout-plan.service';
import { WorkoutPlanService } from '../features/workout-plans/workout-plan.service';
import type { SharedServices } from './shared';

export interface TrainingParts {
  planWriter: PlanWriter;
}

/** Exercises, workout plans, diet and progress of members. */
export function createTrainingServices(parts: SharedServices & TrainingParts & { consents: ConsentService }) {
  const exercises = new ExerciseService();
  const activities = new ActivityService(parts);
  const workoutPlans = new WorkoutPlanService({ ...parts, exercises });
  return {
    exercises,
    workoutPlans,
    savedWorkoutPlans: new SavedWorkoutPlans({ ...parts, workoutPlans }),
    activities,
    activityExport: new ActivityExport({ ...parts, activities }),
    activityRecording: new ActivityRecording(parts),
    memberRisks: new MemberRisks(parts),
    followUps: new FollowUps(parts),
    diet: new DietService(parts),
    progress: new ProgressService(parts),
  };
}
