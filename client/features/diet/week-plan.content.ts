import type { Allergen } from '#common/diet/foods';
import type { MealSlot } from '#common/diet/plan';
import { studio } from '#common/studio';

/** Texts of the week plan. */
export const weekPlanContent = {
  title: 'A vegetarian week',
  lead: () => `Seven days, about 2000 calories a day, made with what a ${studio.city} kitchen already has.`,
  vegetarian: 'Vegetarian',
  table: 'Week plan as a table',
  day: 'Day',
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
    title: 'Your calorie needs',
    need: (kcal: string) => `To maintain your weight you need about ${kcal} kcal a day.`,
    middle: 'The formula covers women and men only. Yours is the average of the two.',
    floor: (kcal: string) =>
      `Plans on this page do not go below ${kcal} kcal: speak to a doctor or dietitian before you eat less.`,
    ceiling: (kcal: string) =>
      `Plans on this page do not go above ${kcal} kcal: if you need more, ask a dietitian.`,
    missing: 'We can adjust the amounts to you. To do that, we need',
    missingParts: {
      body: 'your weight and height (in the BMI calculator)',
      age: 'your age',
      gender: 'your gender',
      fitnessLevel: 'your fitness level',
    },
    fillIn: 'Fill in what’s missing',
    apply: 'Adjust to my needs',
    undo: 'Back to 2000 calories',
    applied: (kcal: string) => `The amounts are adjusted to ${kcal} kcal a day.`,
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
    hint: 'Choose what you don’t eat and we mark the meals that contain it.',
    fitting: (count: number, all: number) => `${count} of ${all} meals this week do not contain it.`,
    fits: 'Suits you',
    contains: (names: string) => `Contains ${names}`,
    jain: 'Jain',
  },
  notes: [
    'We work out your needs from weight, height, age, gender and fitness level with the Mifflin-St Jeor formula. Yours may differ by 10 percent or more.',
    'Meals marked Jain have no roots or bulbs: no onion, garlic, potato, carrot or beetroot. Leave out fresh ginger too.',
    'Amounts are for raw, peeled food. 30 g of flour makes one roti or bhakri, 5 g of oil is a teaspoon, 150 ml of milk is a small glass.',
    'Calories and nutrients are added up from typical values for each food, and rounded. Yours may differ by 10 percent.',
    'Water, salt, lemon, herbs and spices are not counted. Shop-bought hing (asafoetida) often contains wheat, and tadka contains mustard: read the packet if you must avoid them.',
    'The menus are our own. Before any adjustment, each day stays within 20 percent of the plate that ICMR-NIN recommends for 2000 kcal (2024): cereals (half of them whole grain), pulses, milk, vegetables, fruit, nuts and oil.',
  ],
  advice:
    'This is general guidance, not medical advice. If you are pregnant, ill or on medication, ask a doctor or dietitian first.',
};
