import { expect, test } from 'vitest';
import { ENERGY_PLAN_KCAL_MAX } from '../limits';
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

/** Grams or millilitres of each group for 2,000 kcal, vegetarian (ICMR-NIN 2024). */
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
/** How far the energy of a scaled day may be from what was asked for, after rounding to what a kitchen measures. */
const SCALE_TOLERANCE = 0.03;

const days = weekPlan.map((day, index) => [index, day] as const);
const allMeals = weekPlan.flatMap((day) => MEAL_SLOTS.map((slot) => day[slot]));
const dayEnergy = (day: DayPlan) => nutritionOf(portionsOf(day)).kcal;

test('the week has seven days', () => expect(weekPlan).toHaveLength(7));

test.each(days)('day %i holds 1,900 to 2,100 kcal and at least 60 g of protein', (_index, day) => {
  const { kcal, protein } = nutritionOf(portionsOf(day));
  expect(kcal).toBeGreaterThanOrEqual(1900);
  expect(kcal).toBeLessThanOrEqual(2100);
  expect(protein).toBeGreaterThanOrEqual(60);
});

test.each(days)(
  'day %i keeps to the plate within a fifth, half of its cereals with their bran',
  (_i, day) => {
    const weights = groupWeights(portionsOf(day));
    for (const [group, grams] of Object.entries(PLATE) as [FoodGroup, number][]) {
      expect(Math.abs(weights[group] - grams) / grams, group).toBeLessThanOrEqual(PLATE_TOLERANCE);
    }
    const isWhole = ({ food }: { food: FoodId }) => foodOf(food).isWhole === true;
    expect(groupWeights(portionsOf(day).filter(isWhole)).cereal).toBeGreaterThanOrEqual(weights.cereal / 2);
  },
);

test('no main meal comes twice, neither by its name nor by what is in it', () => {
  const main = weekPlan.flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner]);
  expect(new Set(main.map(({ dish }) => dish)).size).toBe(21);
  const contents = main.map(({ portions }) => [...portions.map(({ food }) => food)].sort().join());
  expect(new Set(contents).size).toBe(21);
});

test('nothing of an animal is in the plan but milk', () => {
  const words = [...allMeals.map(({ dish }) => dish), ...Object.values(foods).map(({ name }) => name)];
  for (const text of words) {
    expect(text).not.toMatch(/\b(eggs?|meat|fish|chicken|mutton|lamb|beef|pork|prawns?|gelatine?|honey)\b/i);
  }
});

test('a portion weighs something, and no food stands twice in a meal', () => {
  for (const { dish, portions } of allMeals) {
    expect(Math.min(...portions.map(({ grams }) => grams)), dish).toBeGreaterThan(0);
    expect(new Set(portions.map(({ food }) => food)).size, dish).toBe(portions.length);
  }
});

const foodRows = Object.values<Food>(foods).map((food) => [food.name, food] as const);

test.each(foodRows)('the energy of %s follows from what it is made of', (_name, food) => {
  const computed = 4 * food.protein + 4 * food.carbs + 9 * food.fat;
  expect(Math.abs(food.kcal - computed)).toBeLessThanOrEqual(Math.max(2, food.kcal * 0.03));
});

test('foods with an allergen of their own say so', () => {
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

test('a meal names its allergens once each, and the roots in it', () => {
  expect(allergensIn(meal('peanuts', 'curd', 'wheatFlour', 'ghee'))).toEqual(['milk', 'gluten', 'peanuts']);
  expect(allergensIn(meal('rice', 'tomato'))).toEqual([]);
  expect(rootsIn(meal('onion', 'tomato', 'potato'))).toEqual(['Onion', 'Potato']);
  expect(rootsIn(meal('cabbage', 'tomato'))).toEqual([]);
});

test('what is in a day adds up from its portions', () => {
  const { kcal, protein, carbs, fat } = nutritionOf([
    { food: 'rice', grams: 200 },
    { food: 'oil', grams: 10 },
  ]);
  expect([kcal, protein, carbs, fat]).toEqual([780, 14, 156, 11]);
});

const energies = Array.from({ length: 47 }, (_, index) => 1200 + index * 50);

test('the energies of this test reach to the end of what is planned', () => {
  expect(energies.at(-1)).toBe(ENERGY_PLAN_KCAL_MAX);
});

test.each(days)('day %i scaled to any need comes close to it', (_index, day) => {
  for (const kcal of energies) {
    expect(Math.abs(dayEnergy(scaledDay(day, kcal)) - kcal) / kcal, `${kcal} kcal`).toBeLessThanOrEqual(
      SCALE_TOLERANCE,
    );
  }
});

test.each(days)(
  'day %i scaled holds the same foods, in amounts that a kitchen can measure',
  (_index, day) => {
    for (const kcal of [1200, 1750, 2600, 3500]) {
      const scaled = portionsOf(scaledDay(day, kcal));
      expect(scaled.map(({ food }) => food)).toEqual(portionsOf(day).map(({ food }) => food));
      for (const { grams } of scaled) {
        expect(grams).toBeGreaterThan(0);
        expect(grams % 2.5).toBe(0);
      }
    }
  },
);

test('a day scaled to its own energy differs by no more than the rounding', () => {
  for (const day of weekPlan) {
    expect(Math.abs(dayEnergy(scaledDay(day, dayEnergy(day))) - dayEnergy(day))).toBeLessThan(60);
  }
});
