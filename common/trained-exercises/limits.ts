/** Range of the load of an exercise, in kilograms. */
export const LOAD_KG = { min: 0.5, max: 500 } as const;
/** Maximum number of trained exercises that are kept per member; older ones make room. */
export const TRAINED_EXERCISES_MAX = 5000;
/** How many of the last loads of an exercise are shown. */
export const LOADS_SHOWN_MAX = 6;
/** Maximum number of exercises whose loads are shown, those with the latest loads. */
export const LOADED_EXERCISES_SHOWN_MAX = 30;
/** Number of rows that the query cost assumes for the trained exercises of a plan: a member's document may read one whole plan. */
export const TRAINED_EXERCISES_COST = 25;
