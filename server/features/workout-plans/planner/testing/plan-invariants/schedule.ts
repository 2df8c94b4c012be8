import type { WorkoutPlanDay, WorkoutPlan } from '../../../workout-plan.type';
import { isTraining, violationIf, strengthItems, type Library } from './plan-parts';

export function shapeViolations({ days, length, cautions, reasons }: WorkoutPlan): string[] {
  return [
    ...violationIf(
      days.length !== length || days.some(({ day }, index) => day !== index + 1),
      'days are not 1, 2, 3 ...',
    ),
    ...violationIf(!cautions[0]?.includes('doctor'), 'the doctor does not come first'),
    ...violationIf(reasons.length < 5 || reasons.some(({ text }) => !text), 'the plan is not explained'),
    ...violationIf(
      length === 7 && !cautions.some((one) => one.includes('starter week')),
      'a week promises results',
    ),
  ];
}

export function restViolations({ days }: WorkoutPlan, library: Library): string[] {
  const windows = days.slice(6).map((_, index) => days.slice(index, index + 7));
  const pairs = days.slice(1).map((day, index) => [days[index]!, day] as const);
  const tired = pairs.flatMap(([before, day]) => {
    const muscles = musclesOf(before, library);
    return musclesOf(day, library)
      .filter((muscle) => muscles.includes(muscle))
      .map((muscle) => `day ${day.day}: ${muscle} again within 48 hours`);
  });
  return [
    ...violationIf(
      windows.some((week) => week.every(isTraining)),
      'seven days without a rest day',
    ),
    ...tired,
  ];
}

/** Primary muscles of a day's strength exercises. */
function musclesOf(day: WorkoutPlanDay, library: Library): string[] {
  return strengthItems([day], library).map(({ exerciseId }) => library.get(exerciseId)!.muscle);
}
