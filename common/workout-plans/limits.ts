/** Maximum number of saved workout plans per member. */
export const WORKOUT_PLANS_SAVED_MAX = 20;
/** How many days before and after today a saved plan may start. */
export const WORKOUT_PLAN_STARTS_DAYS = { before: 14, after: 90 } as const;
/**
 * Number of rows that the query cost assumes for the days of a workout plan of any length. Fewer than the longest plan
 * has, so that a signed-out client may query one plan with all its fields, but not two.
 */
export const PLAN_DAYS_COST = 30;
/** Cost factor of a saved plan. The higher limit of members must allow one whole plan but not two. */
export const SAVED_PLAN_WEIGHT = 3;
/** Cost of the text of a saved plan, which requires loading the whole plan. */
export const PLAN_TEXT_COST = 150;
