/** Maximum length of the name of a plan, in characters. */
export const PLAN_NAME_LENGTH_MAX = 80;
