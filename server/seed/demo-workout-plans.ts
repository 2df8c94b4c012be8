import type { DataSource, EntityManager } from 'typeorm';
import { addDays, startOfHour, studioDay, textOfDay } from '#common/calendar';
import { Activity } from '../features/activity/activity.entity';
import { exerciseLibrary } from '../features/exercises/exercise-library';
import { User } from '../features/members/user.entity';
import { makePlan, type PlanRequest } from '../features/workout-plans/planner/planner';
import { planRow, workoutRow } from '../features/workout-plans/saved-plan-rows';
import { SavedWorkoutPlanRow, WorkoutPlanTick } from '../features/workout-plans/saved-workout-plan.entity';
import { DEMO_LOGINS } from './demo-accounts';

/** What the member has asked for. */
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
/** When it was saved on that day. */
const HOUR = 6;
/** Of the training days before today, the one that was left out. */
const LEFT_OUT = 2;

/** Gives the member of a demonstration a saved plan that is half done, once; returns whether it did. */
export function seedDemoWorkoutPlans(dataSource: DataSource, now: number): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    const member = await manager.findOneBy(User, { email: DEMO_LOGINS.member.email, role: 'user' });
    if (!member) return false;
    // A plan that the member removed does not come back; of two servers that start at once the second waits here.
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
  const began = addDays(studioDay(now), -BEGAN_DAYS_AGO);
  const startsOn = textOfDay(began);
  const createdAt = new Date(startOfHour(began, HOUR));
  const row = planRow({ userId, input: REQUEST, plan, startsOn, createdAt });
  const { id: planId } = await manager.save(manager.create(SavedWorkoutPlanRow, row));
  const past = plan.days.filter(({ day, kind }) => day <= BEGAN_DAYS_AGO && kind !== 'rest');
  for (const { day, title } of past.filter((_, index) => index !== LEFT_OUT)) {
    const workout = workoutRow({ userId, startsOn, day, title }, now);
    const { id: activityId } = await manager.save(manager.create(Activity, workout));
    await manager.insert(WorkoutPlanTick, { planId, day, activityId });
  }
}
