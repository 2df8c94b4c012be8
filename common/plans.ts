/** What the studio sells: access to training, or advice on food (specification 9). */
export const PLAN_TYPES = ['pass', 'nutrition'] as const;

export type PlanType = (typeof PLAN_TYPES)[number];
