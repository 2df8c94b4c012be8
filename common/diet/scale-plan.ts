import { foodOf, type FoodGroup } from './foods';
import { nutritionOf, portionsOf, type DayPlan, type Meal, type Portion } from './plan';

/** Rounding steps in grams, practical to measure: a third of a roti, a sip of milk, half a teaspoon of oil. */
const STEPS: Record<FoodGroup, number> = {
  cereal: 10,
  pulse: 5,
  milk: 25,
  vegetable: 10,
  fruit: 10,
  nut: 5,
  fat: 2.5,
};

/** Scales every portion of a day by one factor, so that its energy comes close to `kcal`. */
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
 * Scales portions in sequence and carries the rounding error over to the next portion of the same group, so that the
 * total of the day is correct. Portions smaller than a step stay as they are, and none is rounded down to zero.
 */
function scaleBy(factor: number) {
  const carried = new Map<FoodGroup, number>();
  return ({ food, grams }: Portion): Portion => {
    const { group, countsAs = 1 } = foodOf(food);
    const step = STEPS[group] / countsAs;
    if (grams < step) return { food, grams };
    const exact = grams * factor + (carried.get(group) ?? 0) / countsAs;
    const rounded = Math.max(step, Math.round(exact / step) * step);
    carried.set(group, (exact - rounded) * countsAs);
    return { food, grams: rounded };
  };
}
