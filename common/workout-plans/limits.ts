/** Maximum number of saved workout plans per member. */
export const WORKOUT_PLANS_SAVED_MAX = 20;
/** How far back a day may be ticked off, in seconds: a device may be without a connection for that long. */
export const TICKED_SECONDS_AGO_MAX = 30 * 24 * 60 * 60;
/** How much saved plans with their exercises may occupy on a device for use without a connection, in bytes. */
export const KEPT_PLANS_BYTES_MAX = 12_000_000;
/** How many of the newest plans are made available without a connection although they were not opened on the device. */
export const KEPT_PLANS_UNOPENED_MAX = 3;
/** How many days before and after today a saved plan may start. */
export const WORKOUT_PLAN_STARTS_DAYS = { before: 14, after: 90 } as const;
/**
 * Number of rows that the query cost assumes for the days of a workout plan of any length. Fewer than the longest plan
 * has, so that a signed-out client may query one plan with all its fields, but not two.
 */
export const PLAN_DAYS_COST = 30;
/** Cost factor of a saved plan. The limit of members must allow one whole plan, but neither two nor the exercises of every saved plan. */
export const SAVED_PLAN_WEIGHT = 3;
/** Cost of the text of a saved plan, which requires loading the whole plan. */
export const PLAN_TEXT_COST = 75;
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
