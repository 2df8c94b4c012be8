/** Accepted ages in diet details, in years; accounts are for adults. */
export const DIET_AGE = { min: 18, max: 120 } as const;
/** Maximum energy of a scaled diet plan, in kcal per day. */
export const ENERGY_PLAN_KCAL_MAX = 3500;
