import * as z from 'zod/mini';
import { LIMITATIONS, type Limitation } from '../exercises';
import { messages } from '../messages';
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
} from '../workout-plans';

/** What a workout plan is made from. */
export interface WorkoutPlanValues {
  goal: Goal;
  experience: Experience;
  location: Location;
  days: PlanDays;
  /** Without doubles, in the order of the list; empty for none. */
  equipment: PlanEquipment[];
  /** What to go easy on; null takes it from the member's diet details. */
  limitations: Limitation[] | null;
}

const isPlanLength = (days: number): days is PlanDays => (PLAN_DAYS as readonly number[]).includes(days);

/** Each value once, in the order of the list, so that the same choice in another order is the same plan. */
const chosenFrom = <Value extends string>(list: readonly Value[]) =>
  z.pipe(
    z.array(z.enum(list as [Value, ...Value[]])),
    z.transform((chosen: Value[]) => list.filter((value) => chosen.includes(value))),
  );

/** The generator's form. "No equipment" beside any equipment means nothing and goes. */
export const workoutPlanForm = z.object({
  goal: z.enum(GOALS as readonly [Goal, ...Goal[]]),
  experience: z.enum(EXPERIENCES as readonly [Experience, ...Experience[]]),
  location: z.enum(LOCATIONS as readonly [Location, ...Location[]]),
  days: z._default(
    z.pipe(
      z.number().check(z.refine(isPlanLength, { error: messages.planLengthInvalid(PLAN_DAYS) })),
      z.transform((days: number) => days as PlanDays),
    ),
    PLAN_DAYS_DEFAULT,
  ),
  equipment: z._default(
    z.pipe(
      chosenFrom(PLAN_EQUIPMENT),
      z.transform((chosen: PlanEquipment[]) => chosen.filter((one) => one !== 'none')),
    ),
    [],
  ),
  limitations: z.pipe(
    z.nullish(chosenFrom(LIMITATIONS)),
    z.transform((chosen: Limitation[] | null | undefined) => chosen ?? null),
  ),
});
