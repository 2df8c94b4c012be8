import type { Allergen } from '#common/diet/foods';
import type { MealSlot } from '#common/diet/plan';
import { studio } from '#common/studio';

/** Days as `Date` counts them, from Monday on. */
export const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

/** Words of the week plan. */
export const weekPlanContent = {
  title: 'A vegetarian week',
  lead: `Seven days, about 2000 calories a day, cooked from what a kitchen in ${studio.city} has.`,
  vegetarian: 'Vegetarian',
  table: 'Table of the week plan',
  day: 'Day',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const,
  today: 'Today',
  slots: {
    breakfast: 'Breakfast',
    midMorning: 'Mid-morning',
    lunch: 'Lunch',
    snack: 'Snack',
    dinner: 'Dinner',
  } satisfies Record<MealSlot, string>,
  total: 'The day',
  kcal: (kcal: string) => `${kcal} kcal`,
  nutrients: { protein: 'protein', carbs: 'carbs', fat: 'fat' },
  amounts: 'Show amounts',
  print: 'Print the week',
  scale: {
    title: 'Fitted to you',
    need: (kcal: string) => `To keep your weight you need about ${kcal} kcal a day.`,
    middle: 'The formula knows women and men only. Yours is the middle of the two.',
    floor: (kcal: string) =>
      `Plans on this page end at ${kcal} kcal: speak to a doctor or dietitian before you eat less.`,
    ceiling: (kcal: string) => `Plans on this page end at ${kcal} kcal: ask a dietitian for more.`,
    missing: 'The amounts can be fitted to you. For that we lack',
    missingParts: {
      body: 'your weight and height in the BMI calculator',
      age: 'your age',
      gender: 'your gender',
      fitnessLevel: 'your fitness level',
    },
    fillIn: 'Fill in what is missing',
    apply: 'Scale to my need',
    undo: 'Back to 2000 calories',
    applied: (kcal: string) => `The amounts are fitted to ${kcal} kcal a day.`,
    undone: 'The amounts are those of the plan for 2000 calories.',
  },
  avoid: {
    legend: 'I avoid',
    allergens: {
      milk: 'Milk',
      gluten: 'Gluten',
      peanuts: 'Peanuts',
      nuts: 'Tree nuts',
      soy: 'Soy',
      sesame: 'Sesame',
    } satisfies Record<Allergen, string>,
    roots: 'Roots, onion, garlic (Jain)',
    hint: 'Choose what you do not eat, and the meals with it are marked.',
    fitting: (count: number, all: number) => `${count} of ${all} meals of the week are without it.`,
    fits: 'Fits',
    contains: (names: string) => `With ${names}`,
    jain: 'Jain',
    notJain: (names: string) => `Not Jain: ${names}`,
  },
  notes: [
    'The need is worked out from weight, height, age, gender and fitness level by the formula of Mifflin and St Jeor. People differ from it by a tenth and more.',
    'Jain stands on meals without roots and bulbs: onion, garlic, potato, carrot, beetroot. Leave out fresh ginger too.',
    'Amounts are raw and without peel. 30 g of flour is one roti or bhakri, 5 g of oil a teaspoon, 150 ml of milk a small glass.',
    'Energy and nutrients are added up from typical values of each food, rounded. Your own may differ by a tenth.',
    'Water, salt, lemon, herbs and spices are not counted. Bought asafoetida (hing) often holds wheat, and tempering holds mustard: read the packet if you must avoid them.',
    'The menus are our own. Before it is fitted to you, each day keeps within a fifth of the plate that ICMR-NIN recommends for 2000 kcal (2024): cereals, half of them whole, pulses, milk, vegetables, fruit, nuts and oil.',
  ],
  advice:
    'This is general guidance, not medical advice. Whoever is pregnant, ill or takes medicine asks a doctor or dietitian first.',
};
