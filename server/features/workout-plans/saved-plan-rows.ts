import type { DeepPartial } from 'typeorm';
import { addDays, dayOfText, daysBetween, startOfHour, studioDay } from '#common/calendar';
import { WORKOUT_NAME_LENGTH_MAX } from '#common/activity/limits';
import type { Activity } from '../activity/activity.entity';
import type { PlanRequest } from './planner/plan-request';
import type { SavedWorkoutPlanRow, WorkoutPlanTick } from './saved-workout-plan.entity';
import type { SavedWorkoutPlan } from './saved-workout-plan.type';
import type { WorkoutPlan } from './workout-plan.type';

interface NewPlan {
  userId: string;
  input: PlanRequest;
  plan: WorkoutPlan;
  startsOn: string;
  createdAt: Date;
}

/** Columns of a plan that is being saved; title and number of training days are copied out of the plan for lists. */
export const planRow = (saved: NewPlan): DeepPartial<SavedWorkoutPlanRow> => ({
  ...saved,
  title: saved.plan.title,
  trainingDays: saved.plan.days.filter(({ kind }) => kind !== 'rest').length,
});

/** A saved plan as the API shows it, except for the plan itself, which is read on request. */
export const savedPlan = (
  { id, startsOn, createdAt, title, input, trainingDays }: SavedWorkoutPlanRow,
  ticks: WorkoutPlanTick[],
): SavedWorkoutPlan => ({
  id,
  startsOn,
  createdAt,
  title,
  durationDays: input.days,
  trainingDays,
  doneDays: ticks.map(({ day }) => day).sort((a, b) => a - b),
});

interface DoneDay {
  userId: string;
  startsOn: string;
  day: number;
  title: string;
  /** Time at which the member ticked it, by the server's clock. */
  doneAt: number;
}

/** Hour at the studio that a workout is dated to when its day is ticked off later than planned. */
const NOON = 12;

/** The workout to record when a day of a plan has been ticked off; at the time of the tick, if that was early or in time. */
export function workoutRow(
  { userId, startsOn, day, title, doneAt }: DoneDay,
  now: number,
): DeepPartial<Activity> {
  const planned = addDays(dayOfText(startsOn)!, day - 1);
  const isOver = daysBetween(planned, studioDay(doneAt)) > 0;
  return {
    userId,
    type: 'workout',
    workout: title.slice(0, WORKOUT_NAME_LENGTH_MAX),
    happenedAt: new Date(isOver ? startOfHour(planned, NOON) : doneAt),
    createdAt: new Date(now),
  };
}
