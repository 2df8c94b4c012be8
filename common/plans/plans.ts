/** Types of plans on sale: access to training, or nutrition advice. */
export const PLAN_TYPES = ['pass', 'nutrition'] as const;

export type PlanType = (typeof PLAN_TYPES)[number];

/** Kinds of plans. Day passes and trials last some days, and are sold at the front desk only. */
export const PLAN_KINDS = ['membership', 'day_pass', 'trial'] as const;

export type PlanKind = (typeof PLAN_KINDS)[number];

/** Whether a membership is currently valid. */
export const MEMBERSHIP_STATUSES = ['active', 'inactive'] as const;

export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];
