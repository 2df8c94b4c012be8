import { FOOD_GROUPS, foodOf, type Allergen, ALLERGENS, type FoodGroup, type FoodId } from './foods';

export const MEAL_SLOTS = ['breakfast', 'midMorning', 'lunch', 'snack', 'dinner'] as const;

export type MealSlot = (typeof MEAL_SLOTS)[number];

/** An amount of a food, raw; one gram of milk or curd is taken as one millilitre. */
export interface Portion {
  food: FoodId;
  grams: number;
}

export interface Meal {
  dish: string;
  portions: readonly Portion[];
}

/** A meal from its dish and the grams of each food. */
export const meal = (dish: string, grams: Partial<Record<FoodId, number>>): Meal => ({
  dish,
  portions: Object.entries(grams).map(([food, weight]) => ({ food: food as FoodId, grams: weight })),
});

export type DayPlan = Record<MealSlot, Meal>;

/** Total nutrition of portions, unrounded. */
export interface Nutrition {
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
}

export function nutritionOf(portions: readonly Portion[]): Nutrition {
  const sum = { kcal: 0, protein: 0, carbs: 0, fat: 0 };
  for (const { food, grams } of portions) {
    const per100 = foodOf(food);
    sum.kcal += (per100.kcal * grams) / 100;
    sum.protein += (per100.protein * grams) / 100;
    sum.carbs += (per100.carbs * grams) / 100;
    sum.fat += (per100.fat * grams) / 100;
  }
  return sum;
}

export const portionsOf = (day: DayPlan): Portion[] => MEAL_SLOTS.flatMap((slot) => day[slot].portions);

/** Weight of each food group in a day, as counted by the ICMR-NIN plate. */
export function groupWeights(portions: readonly Portion[]): Record<FoodGroup, number> {
  const weightOf = (group: FoodGroup) =>
    portions
      .map(({ food, grams }) => ({ ...foodOf(food), grams }))
      .filter((portion) => portion.group === group)
      .reduce((sum, { grams, countsAs = 1 }) => sum + grams * countsAs, 0);
  return Object.fromEntries(FOOD_GROUPS.map((group) => [group, weightOf(group)])) as Record<
    FoodGroup,
    number
  >;
}

/** Allergens in a meal, in the order of `ALLERGENS`. */
export const allergensIn = ({ portions }: Meal): Allergen[] =>
  ALLERGENS.filter((allergen) => portions.some(({ food }) => foodOf(food).allergens?.includes(allergen)));

/** Names of the roots and bulbs in a meal, which Jains do not eat. */
export const rootsIn = ({ portions }: Meal): string[] =>
  portions.map(({ food }) => foodOf(food)).flatMap(({ name, isRoot }) => (isRoot ? [name] : []));
