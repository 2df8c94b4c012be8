import { expect, test } from 'vitest';
import { ENERGY_PLAN_KCAL_MAX } from './limits';
import { foodOf, foods, type Food, type FoodGroup, type FoodId } from './foods';
import {
  allergensIn,
  groupWeights,
  MEAL_SLOTS,
  nutritionOf,
  portionsOf,
  rootsIn,
  type DayPlan,
  type Meal,
} from './plan';
import { scaledDay } from './scale-plan';
import { weekPlan } from './week-plan';

/** Recommended grams or millilitres per food group, for a vegetarian diet of 2,000 kcal a day (ICMR-NIN 2024). */
const PLATE: Record<FoodGroup, number> = {
  cereal: 250,
  pulse: 85,
  milk: 300,
  vegetable: 400,
  fruit: 100,
  nut: 35,
  fat: 27,
};
const PLATE_TOLERANCE = 0.2;
/** Permitted deviation of a scaled day's energy, caused by rounding to practical amounts. */
const SCALE_TOLERANCE = 0.03;

const days = weekPlan.map((day, index) => [index, day] as const);
const allMeals = weekPlan.flatMap((day) => MEAL_SLOTS.map((slot) => day[slot]));
const dayEnergy = (day: DayPlan) => nutritionOf(portionsOf(day)).kcal;

test('the week has seven days', () => expect(weekPlan).toHaveLength(7));

test.each(days)('day %i has 1,900 to 2,100 kcal and at least 60 g of protein', (_index, day) => {
  const { kcal, protein } = nutritionOf(portionsOf(day));
  expect(kcal).toBeGreaterThanOrEqual(1900);
  expect(kcal).toBeLessThanOrEqual(2100);
  expect(protein).toBeGreaterThanOrEqual(60);
});

test.each(days)(
  'day %i has the recommended amount of each food group within 20 %%, with at least half of the cereals whole-grain',
  (_i, day) => {
    const weights = groupWeights(portionsOf(day));
    for (const [group, grams] of Object.entries(PLATE) as [FoodGroup, number][]) {
      expect(Math.abs(weights[group] - grams) / grams, group).toBeLessThanOrEqual(PLATE_TOLERANCE);
    }
    const isWhole = ({ food }: { food: FoodId }) => foodOf(food).isWhole === true;
    expect(groupWeights(portionsOf(day).filter(isWhole)).cereal).toBeGreaterThanOrEqual(weights.cereal / 2);
  },
);

test('no main meal repeats, neither by name nor by ingredients', () => {
  const main = weekPlan.flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner]);
  expect(new Set(main.map(({ dish }) => dish)).size).toBe(21);
  const contents = main.map(({ portions }) => [...portions.map(({ food }) => food)].sort().join());
  expect(new Set(contents).size).toBe(21);
});

test('the plan contains no animal products except dairy', () => {
  const words = [...allMeals.map(({ dish }) => dish), ...Object.values(foods).map(({ name }) => name)];
  for (const text of words) {
    expect(text).not.toMatch(/\b(eggs?|meat|fish|chicken|mutton|lamb|beef|pork|prawns?|gelatine?|honey)\b/i);
  }
});

test('every portion has a weight, and no food appears twice in a meal', () => {
  for (const { dish, portions } of allMeals) {
    expect(Math.min(...portions.map(({ grams }) => grams)), dish).toBeGreaterThan(0);
    expect(new Set(portions.map(({ food }) => food)).size, dish).toBe(portions.length);
  }
});

const foodRows = Object.values<Food>(foods).map((food) => [food.name, food] as const);

test.each(foodRows)('the energy of %s matches its protein, carbohydrate and fat', (_name, food) => {
  const computed = 4 * food.protein + 4 * food.carbs + 9 * food.fat;
  expect(Math.abs(food.kcal - computed)).toBeLessThanOrEqual(Math.max(2, food.kcal * 0.03));
});

test('foods that contain an allergen declare it', () => {
  const allergensOf = (id: FoodId) => foodOf(id).allergens ?? [];
  for (const id of ['wheatFlour', 'brokenWheat', 'oats'] as const)
    expect(allergensOf(id)).toContain('gluten');
  for (const id of ['milk', 'curd', 'paneer', 'ghee'] as const) expect(allergensOf(id)).toContain('milk');
  for (const id of ['almonds', 'walnuts', 'cashews'] as const) expect(allergensOf(id)).toContain('nuts');
  expect([allergensOf('peanuts'), allergensOf('sesame'), allergensOf('soyaChunks')]).toEqual([
    ['peanuts'],
    ['sesame'],
    ['soy'],
  ]);
  expect(allergensOf('oil')).toEqual([]);
});

const meal = (...ids: FoodId[]): Meal => ({
  dish: 'Sample',
  portions: ids.map((food) => ({ food, grams: 10 })),
});

test('lists each allergen of a meal once, and its root vegetables', () => {
  expect(allergensIn(meal('peanuts', 'curd', 'wheatFlour', 'ghee'))).toEqual(['milk', 'gluten', 'peanuts']);
  expect(allergensIn(meal('rice', 'tomato'))).toEqual([]);
  expect(rootsIn(meal('onion', 'tomato', 'potato'))).toEqual(['Onion', 'Potato']);
  expect(rootsIn(meal('cabbage', 'tomato'))).toEqual([]);
});

test('adds up the nutrition of portions', () => {
  const { kcal, protein, carbs, fat } = nutritionOf([
    { food: 'rice', grams: 200 },
    { food: 'oil', grams: 10 },
  ]);
  expect([kcal, protein, carbs, fat]).toEqual([780, 14, 156, 11]);
});

const energies = Array.from({ length: 47 }, (_, index) => 1200 + index * 50);

test('the tested energies include the maximum of a plan', () => {
  expect(energies.at(-1)).toBe(ENERGY_PLAN_KCAL_MAX);
});

test.each(days)('day %i can be scaled close to any energy need', (_index, day) => {
  for (const kcal of energies) {
    expect(Math.abs(dayEnergy(scaledDay(day, kcal)) - kcal) / kcal, `${kcal} kcal`).toBeLessThanOrEqual(
      SCALE_TOLERANCE,
    );
  }
});

test.each(days)('day %i when scaled has the same foods, in practical amounts', (_index, day) => {
  for (const kcal of [1200, 1750, 2600, 3500]) {
    const scaled = portionsOf(scaledDay(day, kcal));
    expect(scaled.map(({ food }) => food)).toEqual(portionsOf(day).map(({ food }) => food));
    for (const { grams } of scaled) {
      expect(grams).toBeGreaterThan(0);
      expect(grams % 2.5).toBe(0);
    }
  }
});

test('a day scaled to its own energy differs only by rounding', () => {
  for (const day of weekPlan) {
    expect(Math.abs(dayEnergy(scaledDay(day, dayEnergy(day))) - dayEnergy(day))).toBeLessThan(60);
  }
});
