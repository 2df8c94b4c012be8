import { GOAL_LABELS } from '#common/workout-plans/workout-plans';
import { isSafeWith, possibleExercises } from './permitted-exercises';
import { needsEasyDoses, type PlanRequest } from './plan-request';
import {
  DOCTOR_FIRST,
  GENERAL_GUIDANCE,
  LIMITATION_CAUTIONS,
  STARTER_WEEK,
  WHEN_TO_STOP,
} from './rules/cautions';
import { PHASES, type Phase } from './rules/progression';
import type { DraftBlock, DraftDay, DraftItem } from './plan-draft';
import { isPerSide, minutesOf, minutesOfAll } from './duration';
import type { LibraryExercise } from './library-exercise';
import { reasonsOf } from './plan-reasons';
import { weekOf } from './week';
import { PLACE_NAMES } from './wording';
import type { WorkoutPlanItem } from '../plan-item.type';
import type { WorkoutPlanBlock, WorkoutPlanDay, WorkoutPlan } from '../workout-plan.type';

/** Builds a plan from the request and the library alone: no clock, no randomness and no state between calls. */
export function makePlan(request: PlanRequest, library: readonly LibraryExercise[]): WorkoutPlan {
  const { goal, experience, location, equipment, limitations, days: length } = request;
  const possible = possibleExercises(request, library);
  const exercises = possible.filter((exercise) => isSafeWith(limitations, exercise));
  const days = daysOf(request, exercises);
  return {
    title: `${length} days of ${GOAL_LABELS[goal].toLowerCase()} ${PLACE_NAMES[location]}`,
    goal,
    experience,
    location,
    equipment,
    limitations,
    length,
    cautions: cautionsOf(request),
    reasons: reasonsOf({ request, possible, days }),
    days: days.map((day, index) => planDay(day, index + 1)),
  };
}

function cautionsOf({ days, limitations }: PlanRequest): string[] {
  return [
    DOCTOR_FIRST,
    ...limitations.flatMap((one) => LIMITATION_CAUTIONS[one] ?? []),
    WHEN_TO_STOP,
    GENERAL_GUIDANCE,
    ...(days === 7 ? [STARTER_WEEK] : []),
  ];
}

/** The weeks of a plan. People on easy doses are never tested to the maximum: their test days become regular days. */
function phasesOf({ days, limitations }: PlanRequest): readonly Phase[] {
  if (!needsEasyDoses(limitations)) return PHASES[days];
  return PHASES[days].map((phase) => (phase.stage === 'test' ? { ...phase, stage: 'base' } : phase));
}

function daysOf(request: PlanRequest, exercises: readonly LibraryExercise[]): DraftDay[] {
  const [first, ...others] = phasesOf(request).map((phase) => ({ request, exercises, phase }));
  const firstWeek = weekOf({ ...first!, firstWeek: [] });
  return [...firstWeek, ...others.flatMap((week) => weekOf({ ...week, firstWeek }))];
}

function planDay({ kind, title, note, blocks }: DraftDay, day: number): WorkoutPlanDay {
  return { day, kind, title, minutes: minutesOfAll(blocks), note, blocks: blocks.map(planBlock) };
}

function planBlock(block: DraftBlock): WorkoutPlanBlock {
  const { kind, title, note, isCircuit, items } = block;
  return { kind, title, minutes: minutesOf(block), note, isCircuit, items: items.map(planItem) };
}

function planItem({ exercise, sets, min, max, restSeconds, effort, why }: DraftItem): WorkoutPlanItem {
  return {
    exerciseId: exercise.id,
    name: exercise.name,
    sets,
    measure: exercise.measure,
    min,
    max,
    isPerSide: isPerSide(exercise),
    restSeconds,
    effort,
    why,
  };
}
