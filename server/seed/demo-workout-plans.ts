import type { DataSource, DeepPartial, EntityManager } from 'typeorm';
import { addDays, dayOfText, startOfHour, studioDay, textOfDay } from '#common/calendar';
import { LOADED_EQUIPMENT } from '#common/exercises/exercises';
import { itemsOf } from '#common/workout-plans/plan-days';
import { Activity } from '../features/activity/activity.entity';
import { exerciseLibrary } from '../features/exercises/exercise-library';
import { User } from '../features/accounts/user.entity';
import type { PlanRequest } from '../features/workout-plans/planner/plan-request';
import { makePlan } from '../features/workout-plans/planner/planner';
import { planRow, workoutRow } from '../features/workout-plans/saved-plan-rows';
import { SavedWorkoutPlanRow, WorkoutPlanTick } from '../features/workout-plans/saved-workout-plan.entity';
import type { WorkoutPlanDay } from '../features/workout-plans/workout-plan.type';
import { TrainedExerciseRow } from '../features/workout-plans/trained-exercise.entity';
import { DEMO_LOGINS } from './demo-accounts';

/** The choices that the plan is generated from. */
const REQUEST: PlanRequest = {
  goal: 'muscle_gain',
  experience: 'intermediate',
  location: 'home',
  days: 14,
  equipment: ['dumbbells', 'resistance_bands', 'yoga_mat'],
  limitations: [],
};

/** How many days ago the plan began. */
const BEGAN_DAYS_AGO = 8;
/** The hour at which it was saved on that day. */
const HOUR = 6;
const TRAINING_HOUR = 7;
const DAYS_A_WEEK = 7;
const FIRST_LOAD_KG = 8;
const LOAD_STEP_KG = 2;
/** Index of the past training day that the member has skipped. */
const SKIPPED = 2;

/** Creates a half-finished saved plan for the demo member, once; returns whether it did. */
export function seedDemoWorkoutPlans(dataSource: DataSource, now: number): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    const member = await manager.findOneBy(User, { email: DEMO_LOGINS.member.email, role: 'user' });
    if (!member) return false;
    // Recorded so that a plan that the member has deleted is not recreated. The insert also makes a second server that
    // starts at the same time wait here.
    const first = await manager.query<unknown[]>(
      'insert into seeded_tables (name) values ($1) on conflict do nothing returning name',
      [manager.dataSource.getMetadata(SavedWorkoutPlanRow).tableName],
    );
    if (first.length === 0) return false;
    await savePlan(manager, member.id, now);
    return true;
  });
}

async function savePlan(manager: EntityManager, userId: string, now: number): Promise<void> {
  const plan = makePlan(REQUEST, exerciseLibrary());
  const firstDay = addDays(studioDay(now), -BEGAN_DAYS_AGO);
  const startsOn = textOfDay(firstDay);
  const createdAt = new Date(startOfHour(firstDay, HOUR));
  const row = planRow({ userId, input: REQUEST, plan, startsOn, createdAt });
  const { id: planId } = await manager.save(manager.create(SavedWorkoutPlanRow, row));
  const past = plan.days.filter(({ day, kind }) => day <= BEGAN_DAYS_AGO && kind !== 'rest');
  for (const { day, title } of past.filter((_, index) => index !== SKIPPED)) {
    const workout = workoutRow({ userId, startsOn, day, title, doneAt: now }, now);
    const { id: activityId } = await manager.save(manager.create(Activity, workout));
    await manager.insert(WorkoutPlanTick, { planId, day, activityId });
    const trained = trainedExercises(plan.days[day - 1]!, { userId, planId, startsOn });
    await manager.save(manager.create(TrainedExerciseRow, trained));
  }
}

/** All exercises of a day with all sets done, those with weights a little heavier in the second week. */
function trainedExercises(
  day: WorkoutPlanDay,
  { startsOn, ...owner }: { userId: string; planId: string; startsOn: string },
): DeepPartial<TrainedExerciseRow>[] {
  const trainedAt = new Date(startOfHour(addDays(dayOfText(startsOn)!, day.day - 1), TRAINING_HOUR));
  return itemsOf(day).map(({ exerciseId, sets }, index) => ({
    ...owner,
    day: day.day,
    position: index + 1,
    exerciseId,
    doneSets: Array.from({ length: sets }, (_, set) => set + 1),
    loadKg: hasLoad(exerciseId) ? FIRST_LOAD_KG + (day.day > DAYS_A_WEEK ? LOAD_STEP_KG : 0) : null,
    trainedAt,
  }));
}

function hasLoad(exerciseId: string): boolean {
  const equipment = exerciseLibrary().find(({ id }) => id === exerciseId)?.equipment;
  return equipment !== undefined && LOADED_EQUIPMENT.has(equipment);
}
