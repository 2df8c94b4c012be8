import { ENERGY_PLAN_KCAL_MAX } from './limits';

export const GENDERS = ['male', 'female', 'other'] as const;

export type Gender = (typeof GENDERS)[number];

/** Levels of physical activity, lowest first. */
export const FITNESS_LEVELS = ['sedentary', 'light', 'moderate', 'very'] as const;

export type FitnessLevel = (typeof FITNESS_LEVELS)[number];

export interface Body {
  weightKg: number;
  heightCm: number;
  age: number;
  gender: Gender;
  fitnessLevel: FitnessLevel;
}

/** Constants of the Mifflin-St Jeor equation (1990); for other genders the mean of its two values. */
const CONSTANTS: Record<Gender, number> = { male: 5, female: -161, other: -78 };

/** Daily energy as a multiple of the energy at rest. */
const ACTIVITY_FACTORS: Record<FitnessLevel, number> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  very: 1.725,
};

/** Minimum kcal per day without advice from a doctor or dietitian; for other genders the mean of the two values. */
const MIN_KCAL: Record<Gender, number> = { female: 1200, male: 1500, other: 1350 };

const ROUNDED_TO_KCAL = 10;

/** Energy that maintains an adult's weight, in kcal per day; an estimate, therefore rounded to ten. */
export function energyNeed({ weightKg, heightCm, age, gender, fitnessLevel }: Body): number {
  const atRest = 10 * weightKg + 6.25 * heightCm - 5 * age + CONSTANTS[gender];
  return Math.round((atRest * ACTIVITY_FACTORS[fitnessLevel]) / ROUNDED_TO_KCAL) * ROUNDED_TO_KCAL;
}

/** The energy of a plan: the need, within the limits for a plan without professional advice. */
export const plannedEnergy = (need: number, gender: Gender): number =>
  Math.min(Math.max(need, MIN_KCAL[gender]), ENERGY_PLAN_KCAL_MAX);
