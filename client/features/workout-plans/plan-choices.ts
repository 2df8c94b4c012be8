import { LIMITATIONS, type Limitation } from '#common/exercises/exercises';
import { paths } from '#common/paths';
import type { WorkoutPlanValues } from '#common/workout-plans/workout-plan.form';
import {
  EXPERIENCES,
  GOALS,
  LOCATIONS,
  PLAN_DAYS,
  PLAN_DAYS_DEFAULT,
  PLAN_EQUIPMENT,
  type PlanEquipment,
} from '#common/workout-plans/workout-plans';

/** Initial values of the form: the easiest plan, which needs no equipment. */
export const FIRST_CHOICES: WorkoutPlanValues = {
  goal: 'weight_loss',
  experience: 'beginner',
  location: 'home',
  days: PLAN_DAYS_DEFAULT,
  equipment: [],
  limitations: null,
};

/**
 * The choices in URL parameters; missing and unknown values fall back to the initial ones. Limitations are health
 * data and never part of a URL.
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

/** URL parameters for the choices and the tab, without limitations. */
export function searchParamsOf(choices: WorkoutPlanValues): Record<string, string> {
  const { limitations: _healthData, ...inAddress } = choices;
  const texts = Object.entries(inAddress).map(([name, value]) => [name, String(value)] as const);
  return {
    ...Object.fromEntries(new URL(paths.workoutPlan, 'http://site').searchParams),
    ...Object.fromEntries(texts.filter(([, text]) => text !== '')),
  };
}

/** Whether the URL parameters contain any choice. */
export const hasChoices = (address: URLSearchParams): boolean =>
  Object.keys(FIRST_CHOICES).some((name) => address.has(name));

/** Limitations that the member has added (true) or removed (false) relative to the diet details. */
export type OwnLimitations = Partial<Record<Limitation, boolean>>;

/** The limitations in the diet details with the member's own changes applied; null without changes. */
export const mergedLimitations = (details: readonly Limitation[], own: OwnLimitations): Limitation[] | null =>
  Object.keys(own).length === 0 ? null : LIMITATIONS.filter((one) => own[one] ?? details.includes(one));

/** Toggles a limitation. A change that only restores the diet details is removed. */
export function toggledLimitation(
  details: readonly Limitation[],
  own: OwnLimitations,
  one: Limitation,
): OwnLimitations {
  const { [one]: isChosen = details.includes(one), ...others } = own;
  return isChosen === details.includes(one) ? { ...others, [one]: !isChosen } : others;
}

/** The chosen values with one added or removed, in the order in which they are offered. */
export const toggled = <Value>(offered: readonly Value[], chosen: readonly Value[], one: Value): Value[] =>
  offered.filter((value) => (value === one ? !chosen.includes(one) : chosen.includes(value)));

/** "No equipment" clears all others, and cannot be deselected itself. */
export const toggledEquipment = (chosen: readonly PlanEquipment[], one: PlanEquipment): PlanEquipment[] =>
  one === 'none' ? [] : toggled(withoutNone(PLAN_EQUIPMENT), chosen, one);

const withoutNone = (equipment: readonly PlanEquipment[]) => equipment.filter((one) => one !== 'none');

const oneOf = <Value extends string>(offered: readonly Value[], value: string | null) =>
  offered.find((one) => one === value);

const someOf = <Value extends string>(offered: readonly Value[], list: string) =>
  offered.filter((value) => list.split(',').includes(value));
