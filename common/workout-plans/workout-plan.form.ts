import * as z from 'zod/mini';
import { LIMITATIONS, type Limitation } from '../exercises/exercises';
import { workoutPlanMessages } from './messages';
import {
  EXPERIENCES,
  GOALS,
  LOCATIONS,
  PLAN_DAYS,
  PLAN_DAYS_DEFAULT,
  PLAN_EQUIPMENT,
  type Experience,
  type Goal,
  type Location,
  type PlanDays,
  type PlanEquipment,
} from './workout-plans';

const isPlanDays = (days: number): days is PlanDays => (PLAN_DAYS as readonly number[]).includes(days);

/** Each value once, in the order of the list, so that the order of selection does not affect the plan. */
const chosenFrom = <Value extends string>(list: readonly Value[]) =>
  z.pipe(
    z.array(z.enum(list as [Value, ...Value[]])),
    z.transform((chosen: Value[]) => list.filter((value) => chosen.includes(value))),
  );

/** The form of the plan generator. "No equipment" is dropped, since an empty list means the same. */
export const workoutPlanForm = z.object({
  goal: z.enum(GOALS as readonly [Goal, ...Goal[]]),
  experience: z.enum(EXPERIENCES as readonly [Experience, ...Experience[]]),
  location: z.enum(LOCATIONS as readonly [Location, ...Location[]]),
  days: z._default(
    z.pipe(
      z.number().check(z.refine(isPlanDays, { error: workoutPlanMessages.planLengthInvalid(PLAN_DAYS) })),
      z.transform((days: number) => days as PlanDays),
    ),
    PLAN_DAYS_DEFAULT,
  ),
  /** No duplicates, in the order of `PLAN_EQUIPMENT`; empty for no equipment. */
  equipment: z._default(
    z.pipe(
      chosenFrom(PLAN_EQUIPMENT),
      z.transform((chosen: PlanEquipment[]): PlanEquipment[] => chosen.filter((one) => one !== 'none')),
    ),
    [],
  ),
  /** Null uses the limitations in the member's diet details. */
  limitations: z.pipe(
    z.nullish(chosenFrom(LIMITATIONS)),
    z.transform((chosen: Limitation[] | null | undefined) => chosen ?? null),
  ),
});

/** Input for generating a workout plan. */
export type WorkoutPlanValues = z.infer<typeof workoutPlanForm>;
