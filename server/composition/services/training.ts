import { ActivityExportService } from '../../features/activity/activity-export.service';
import { ActivityRecordingService } from '../../features/activity/activity-recording.service';
import { ActivityService } from '../../features/activity/activity.service';
import { VisitStatisticsService } from '../../features/activity/visit-statistics.service';
import { CheckInCodesService } from '../../features/check-in/check-in-codes.service';
import { CheckInService } from '../../features/check-in/check-in.service';
import { DietService } from '../../features/diet/diet.service';
import { ExerciseService } from '../../features/exercises/exercise.service';
import type { MembershipService } from '../../features/memberships/membership.service';
import type { ConsentService } from '../../features/consents/consent.service';
import { FollowUpService } from '../../features/follow-ups/follow-up.service';
import { ProgressService } from '../../features/progress/progress.service';
import { TrainedExercisesService } from '../../features/workout-plans/trained-exercises.service';
import type { PlanWriter } from '../../features/workout-plans/plan-writer';
import { SavedWorkoutPlanService } from '../../features/workout-plans/saved-workout-plan.service';
import type { OrderReaderService } from '../../features/orders/order-reader.service';
import type { DeskSettings } from '../../features/sales/desk-settings';
import { WorkoutPlanService } from '../../features/workout-plans/workout-plan.service';
import type { AuthKey } from '../../lib/auth-keys';
import type { SharedServices } from './shared';

export interface TrainingParts {
  authKeys: AuthKey[];
  planWriter: PlanWriter;
}

interface OfOtherGroups {
  consents: ConsentService;
  memberships: MembershipService;
  orderReader: OrderReaderService;
  desk: DeskSettings;
}

/** Exercises, workout plans, diet, visits and progress of members. */
export function createTrainingServices(parts: SharedServices & TrainingParts & OfOtherGroups) {
  const exercises = new ExerciseService();
  const activities = new ActivityService(parts);
  const workoutPlans = new WorkoutPlanService({ ...parts, exercises });
  const savedWorkoutPlans = new SavedWorkoutPlanService({ ...parts, workoutPlans });
  const activityRecording = new ActivityRecordingService(parts);
  const checkInCodes = new CheckInCodesService(parts);
  return {
    exercises,
    workoutPlans,
    savedWorkoutPlans,
    trainedExercises: new TrainedExercisesService({ ...parts, exercises, savedWorkoutPlans }),
    activities,
    activityExport: new ActivityExportService({ ...parts, activities }),
    activityRecording,
    visitStatistics: new VisitStatisticsService(parts),
    checkInCodes,
    checkIn: new CheckInService({ ...parts, activityRecording, checkInCodes }),
    followUps: new FollowUpService(parts),
    diet: new DietService(parts),
    progress: new ProgressService(parts),
  };
}
