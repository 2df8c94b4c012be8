/** Descriptions that the fields of the type and of the input have in common. */
export const AGE = 'Age in years.';
export const GENDER = 'Gender, for estimating energy needs.';
export const DIET_GOAL = 'What the diet should achieve, in the person’s own words.';
export const FOOD_PREFERENCES = 'What the person likes to eat and what not, in their own words.';
export const FITNESS_LEVEL = 'Level of physical activity.';
export const LIMITATIONS = 'Foods or activities to avoid, such as allergies and injuries.';
