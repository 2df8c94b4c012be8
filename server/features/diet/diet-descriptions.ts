import { PROFILE_TEXT_LENGTH_MAX } from '#common/accounts/limits';

/** Descriptions that the fields of the type and of the input have in common. */
export const GENDER = 'Gender, used to estimate energy needs.';
export const FITNESS_LEVEL = 'Level of physical activity.';

const TEXT = `plain text of up to ${PROFILE_TEXT_LENGTH_MAX} characters`;

export const DIET_GOAL = `Goal of the diet: ${TEXT}.`;
export const FOOD_PREFERENCES = `Preferred and disliked foods: ${TEXT}.`;
export const LIMITATIONS = `Foods and activities to avoid, and why, such as allergies and injuries: ${TEXT}.`;
