import {
  EXPERIENCE_LABELS,
  GOAL_LABELS,
  LOCATION_LABELS,
  PLAN_EQUIPMENT_LABELS,
} from '#common/workout-plans/workout-plans';
import type { PlanRequest } from './planner/context';

/** The prompt for the hosted model, without personal data: limitations are health data and are not sent. */
export function planPrompt({ goal, experience, location, days, equipment }: PlanRequest): string {
  const kit = equipment.map((one) => PLAN_EQUIPMENT_LABELS[one]);
  return [
    `Write a workout plan for ${days} days.`,
    `Goal: ${GOAL_LABELS[goal]}`,
    `Experience: ${EXPERIENCE_LABELS[experience]}`,
    `Place: ${LOCATION_LABELS[location]}`,
    `Equipment: ${kit.length > 0 ? kit.join(', ') : PLAN_EQUIPMENT_LABELS.none}`,
    'Give each day a warm-up, exercises with sets, repetitions and rest, and a cool-down. Name the rest days.',
    'Use only the place and the equipment above.',
    'Answer with the plan alone, as plain text.',
  ].join('\n');
}
