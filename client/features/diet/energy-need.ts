import { energyNeed, plannedEnergy, type Gender } from '#common/diet/energy-need';
import { enumValue } from '#common/enum-names';
import type { EnergyNeedFactsFragment } from './energy-need.generated';

export interface KnownBody {
  weightKg: number;
  heightCm: number;
}

/** Input that is required to calculate the energy need. */
export type MissingPart = 'body' | 'age' | 'gender' | 'fitnessLevel';

export type EnergyNeed =
  | { isKnown: false; missing: MissingPart[] }
  | { isKnown: true; kcal: number; planned: number; gender: Gender };

/** Energy need in kcal per day, or the input that is missing to calculate it. */
export function needOf(details: EnergyNeedFactsFragment | null, body: KnownBody | null): EnergyNeed {
  const age = details?.age;
  const gender = details?.gender && enumValue(details.gender);
  const fitnessLevel = details?.fitnessLevel && enumValue(details.fitnessLevel);
  if (body && age != null && gender && fitnessLevel) {
    const kcal = energyNeed({ ...body, age, gender, fitnessLevel });
    return { isKnown: true, kcal, planned: plannedEnergy(kcal, gender), gender };
  }
  const parts = { body, age, gender, fitnessLevel };
  const missing = (Object.keys(parts) as MissingPart[]).filter((part) => parts[part] == null);
  return { isKnown: false, missing };
}
