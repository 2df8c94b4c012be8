/** Types of plans on sale: access to training, or nutrition advice. */
export const PLAN_TYPES = ['pass', 'nutrition'] as const;

export type PlanType = (typeof PLAN_TYPES)[number];

/** Whether a membership is currently valid. */
export const MEMBERSHIP_STATUSES = ['active', 'inactive'] as const;

export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];
