import { LIMITATIONS, type Limitation } from '#common/exercises';
import type { WorkoutPlanValues } from '#common/forms/workout-plan';
import {
  EXPERIENCES,
  GOALS,
  LOCATIONS,
  PLAN_DAYS,
  PLAN_DAYS_DEFAULT,
  PLAN_EQUIPMENT,
  type PlanEquipment,
} from '#common/workout-plans';
import { paths } from '../../lib/paths';

/** What the form begins with: the gentlest plan, which needs nothing. */
export const FIRST_CHOICES: WorkoutPlanValues = {
  goal: 'weight_loss',
  experience: 'beginner',
  location: 'home',
  days: PLAN_DAYS_DEFAULT,
  equipment: [],
  limitations: null,
};

/**
 * What an address says a plan is to be made from; what it does not name, or nobody knows, is as at first. Limitations
 * are health data and never stand in an address.
 */
export function choicesIn(address: URLSearchParams): WorkoutPlanValues {
  return {
    goal: oneOf(GOALS, address.get('goal')) ?? FIRST_CHOICES.goal,
    experience: oneOf(EXPERIENCES, address.get('experience')) ?? FIRST_CHOICES.experience,
    location: oneOf(LOCATIONS, address.get('location')) ?? FIRST_CHOICES.location,
    days: PLAN_DAYS.find((days) => String(days) === address.get('days')) ?? FIRST_CHOICES.days,
    equipment: withoutNone(someOf(PLAN_EQUIPMENT, address.get('equipment') ?? '')),
    limitations: FIRST_CHOICES.limitations,
  };
}

/** The parameters of the address that says so; without those that are as at first. */
export function addressOf(choices: WorkoutPlanValues): Record<string, string> {
  const { goal, experience, location, days, equipment } = choices;
  return {
    ...Object.fromEntries(new URL(paths.workoutPlan, 'http://site').searchParams),
    ...{ goal, experience, location, days: String(days) },
    ...(equipment.length > 0 ? { equipment: equipment.join() } : {}),
  };
}

/** Whether an address says anything about what a plan is to be made from. */
export const namesChoices = (address: URLSearchParams): boolean =>
  Object.keys(FIRST_CHOICES).some((name) => address.has(name));

/** Limitations that somebody has chosen, or taken away, against what the diet details say. */
export type OwnLimitations = Partial<Record<Limitation, boolean>>;

/** What the details name, but for what was chosen otherwise; null where nothing was. */
export const limitationsBeside = (
  details: readonly Limitation[],
  own: OwnLimitations,
): Limitation[] | null =>
  Object.keys(own).length === 0 ? null : LIMITATIONS.filter((one) => own[one] ?? details.includes(one));

/** A choice that says the same as the details is none of one's own. */
export function toggledLimitation(
  details: readonly Limitation[],
  own: OwnLimitations,
  one: Limitation,
): OwnLimitations {
  const { [one]: isChosen = details.includes(one), ...others } = own;
  return isChosen === details.includes(one) ? { ...others, [one]: !isChosen } : others;
}

/** The list with one more or one fewer, in the order that it is offered in. */
export const toggled = <Value>(offered: readonly Value[], chosen: readonly Value[], one: Value): Value[] =>
  offered.filter((value) => (value === one ? !chosen.includes(one) : chosen.includes(value)));

/** "No equipment" takes all others away, and cannot be taken away itself. */
export const toggledEquipment = (chosen: readonly PlanEquipment[], one: PlanEquipment): PlanEquipment[] =>
  one === 'none' ? [] : toggled(withoutNone(PLAN_EQUIPMENT), chosen, one);

const withoutNone = (equipment: readonly PlanEquipment[]) => equipment.filter((one) => one !== 'none');

const oneOf = <Value extends string>(offered: readonly Value[], asked: string | null) =>
  offered.find((value) => value === asked);

const someOf = <Value extends string>(offered: readonly Value[], asked: string) =>
  offered.filter((value) => asked.split(',').includes(value));
