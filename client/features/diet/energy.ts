import { energyNeed, plannedEnergy, type Gender } from '#common/diet/energy-need';
import type { DietDetailPartsFragment } from './diet.generated';

export interface KnownBody {
  weightKg: number;
  heightCm: number;
}

/** What a need of energy cannot be worked out without. */
export type MissingPart = 'body' | 'age' | 'gender' | 'fitnessLevel';

export type Need =
  | { isKnown: false; missing: MissingPart[] }
  | { isKnown: true; kcal: number; planned: number; gender: Gender };

/** The need of somebody, or what is missing for it. */
export function needOf(details: DietDetailPartsFragment | null, body: KnownBody | null): Need {
  const { age, gender, fitnessLevel } = details ?? {};
  if (body && age != null && gender && fitnessLevel) {
    const kcal = energyNeed({ ...body, age, gender, fitnessLevel });
    return { isKnown: true, kcal, planned: plannedEnergy(kcal, gender), gender };
  }
  const parts = { body, age, gender, fitnessLevel };
  const missing = (Object.keys(parts) as MissingPart[]).filter((part) => parts[part] == null);
  return { isKnown: false, missing };
}
