import { ALLERGENS, type Allergen } from '#common/diet/foods';
import { allergensIn, rootsIn, type Meal } from '#common/diet/plan';
import { studio } from '#common/studio';
import { weekPlanContent } from './week-plan.content';

/** Food to avoid: an allergen, or root vegetables and bulbs, as in a Jain diet. */
export type Avoided = Allergen | 'roots';

export const AVOIDABLE: readonly Avoided[] = [...ALLERGENS, 'roots'];

const { allergens } = weekPlanContent.avoid;

/** Names of the avoided foods in a meal; root vegetables are named individually. */
export function clashesIn(meal: Meal, avoided: readonly Avoided[]): string[] {
  const names = allergensIn(meal).filter((allergen) => avoided.includes(allergen));
  return [
    ...names.map((allergen) => allergens[allergen].toLowerCase()),
    ...(avoided.includes('roots') ? rootsIn(meal).map((name) => name.toLowerCase()) : []),
  ];
}

/** Formats a list as "milk, gluten and sesame". */
export const listOf = (names: readonly string[]): string => new Intl.ListFormat(studio.locale).format(names);
