import { ENERGY_PLAN_KCAL_MAX } from '../limits';

export const GENDERS = ['male', 'female', 'other'] as const;

export type Gender = (typeof GENDERS)[number];

/** How active somebody is, as the specification names it (3). */
export const FITNESS_LEVELS = ['sedentary', 'light', 'moderate', 'very'] as const;

export type FitnessLevel = (typeof FITNESS_LEVELS)[number];

export interface Body {
  weightKg: number;
  heightCm: number;
  age: number;
  gender: Gender;
  fitnessLevel: FitnessLevel;
}

/** What the formula of Mifflin and St Jeor (1990) adds; for other genders the middle of its two numbers. */
const CONSTANTS: Record<Gender, number> = { male: 5, female: -161, other: -78 };

/** Energy of a day as a multiple of the energy at rest. */
const ACTIVITY_FACTORS: Record<FitnessLevel, number> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  very: 1.725,
};

/** Below this nobody should eat without a doctor or dietitian; for other genders the middle of the two. */
const FLOORS_KCAL: Record<Gender, number> = { female: 1200, male: 1500, other: 1350 };

const ROUNDED_TO_KCAL = 10;

/** Energy that keeps an adult's weight, in kcal a day; an estimate, for whose precision ten are enough. */
export function energyNeed({ weightKg, heightCm, age, gender, fitnessLevel }: Body): number {
  const atRest = 10 * weightKg + 6.25 * heightCm - 5 * age + CONSTANTS[gender];
  return Math.round((atRest * ACTIVITY_FACTORS[fitnessLevel]) / ROUNDED_TO_KCAL) * ROUNDED_TO_KCAL;
}

/** The energy that a plan is made for: the need, within what a plan without advice may hold. */
export const plannedEnergy = (need: number, gender: Gender): number =>
  Math.min(Math.max(need, FLOORS_KCAL[gender]), ENERGY_PLAN_KCAL_MAX);
