import type { DeepPartial } from 'typeorm';
import { addDays, dayOfText, daysBetween, startOfHour, studioDay } from '#common/calendar';
import { WORKOUT_LENGTH_MAX } from '#common/limits';
import type { Activity } from '../activity/activity.entity';
import type { PlanRequest } from './planner/planner';
import type { SavedWorkoutPlanRow } from './saved-workout-plan.entity';
import type { WorkoutPlan } from './workout-plan.type';

interface NewPlan {
  userId: string;
  input: PlanRequest;
  plan: WorkoutPlan;
  startsOn: string;
  createdAt: Date;
}

/** A plan that is saved now. */
export const planRow = (saved: NewPlan): DeepPartial<SavedWorkoutPlanRow> => ({
  ...saved,
  title: saved.plan.title,
  trainingDays: saved.plan.days.filter(({ kind }) => kind !== 'rest').length,
});

interface DoneDay {
  userId: string;
  startsOn: string;
  day: number;
  title: string;
}

/** Noon, at the studio: what was planned for a day that is over counts for that day. */
const NOON = 12;

/** The workout that a day of a plan counts as when it is ticked off now. */
export function workoutRow({ userId, startsOn, day, title }: DoneDay, now: number): DeepPartial<Activity> {
  const planned = addDays(dayOfText(startsOn)!, day - 1);
  const isOver = daysBetween(planned, studioDay(now)) > 0;
  return {
    userId,
    type: 'workout',
    workout: title.slice(0, WORKOUT_LENGTH_MAX),
    happenedAt: new Date(isOver ? startOfHour(planned, NOON) : now),
    createdAt: new Date(now),
  };
}
