import { ALLERGENS, type Allergen } from '#common/diet/foods';
import { allergensIn, rootsIn, type Meal } from '#common/diet/plan';
import { studio } from '#common/studio';
import { weekPlanContent } from './week-plan.content';

/** What somebody does not eat: an allergen, or roots and bulbs as Jains do. */
export type Avoided = Allergen | 'roots';

export const AVOIDABLE: readonly Avoided[] = [...ALLERGENS, 'roots'];

const { allergens } = weekPlanContent.avoid;

/** What of the avoided is in a meal, by name; roots by their own names. */
export function clashesIn(meal: Meal, avoided: readonly Avoided[]): string[] {
  const names = allergensIn(meal).filter((allergen) => avoided.includes(allergen));
  return [
    ...names.map((allergen) => allergens[allergen].toLowerCase()),
    ...(avoided.includes('roots') ? rootsIn(meal).map((name) => name.toLowerCase()) : []),
  ];
}

/** "milk, gluten and sesame". */
export const listOf = (names: readonly string[]): string => new Intl.ListFormat(studio.locale).format(names);
