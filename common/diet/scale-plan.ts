import { foodOf, type FoodGroup } from './foods';
import { nutritionOf, portionsOf, type DayPlan, type Meal, type Portion } from './plan';

/** What a kitchen can measure, in grams: a third of a roti, a sip of milk, half a teaspoon of oil. */
const STEPS: Record<FoodGroup, number> = {
  cereal: 10,
  pulse: 5,
  milk: 25,
  vegetable: 10,
  fruit: 10,
  nut: 5,
  fat: 2.5,
};

/** The day with every portion made larger or smaller by one factor, so that it comes close to so much energy. */
export function scaledDay(day: DayPlan, kcal: number): DayPlan {
  const scale = scaleBy(kcal / nutritionOf(portionsOf(day)).kcal);
  const scaled = (meal: Meal): Meal => ({ ...meal, portions: meal.portions.map(scale) });
  return {
    breakfast: scaled(day.breakfast),
    midMorning: scaled(day.midMorning),
    lunch: scaled(day.lunch),
    snack: scaled(day.snack),
    dinner: scaled(day.dinner),
  };
}

/**
 * Makes portion after portion. What one loses by the rounding, the next of its group gets, so that the day as a whole
 * comes out right. A pinch stays what it is, and nothing vanishes.
 */
function scaleBy(factor: number) {
  const owed = new Map<FoodGroup, number>();
  return ({ food, grams }: Portion): Portion => {
    const { group, countsAs = 1 } = foodOf(food);
    const step = STEPS[group] / countsAs;
    if (grams < step) return { food, grams };
    const exact = grams * factor + (owed.get(group) ?? 0) / countsAs;
    const rounded = Math.max(step, Math.round(exact / step) * step);
    owed.set(group, (exact - rounded) * countsAs);
    return { food, grams: rounded };
  };
}
