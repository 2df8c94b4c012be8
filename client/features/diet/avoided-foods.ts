import { ALLERGENS, type Allergen } from '#common/diet/foods';
import { allergensIn, rootsIn, type Meal } from '#common/diet/plan';
import { weekPlanContent } from './week-plan.content';

/** Food to avoid: an allergen, or root vegetables and bulbs, as in a Jain diet. */
export type AvoidedFood = Allergen | 'roots';

export const AVOIDABLE_FOODS: readonly AvoidedFood[] = [...ALLERGENS, 'roots'];

const { allergens } = weekPlanContent.avoid;

/** Names of the avoided foods in a meal; root vegetables are named individually. */
export function avoidedFoodsIn(meal: Meal, avoided: readonly AvoidedFood[]): string[] {
  const names = allergensIn(meal).filter((allergen) => avoided.includes(allergen));
  return [
    ...names.map((allergen) => allergens[allergen].toLowerCase()),
    ...(avoided.includes('roots') ? rootsIn(meal).map((name) => name.toLowerCase()) : []),
  ];
}
