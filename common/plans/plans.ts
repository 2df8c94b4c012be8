/** Types of plans on sale: access to training, or nutrition advice. */
export const PLAN_TYPES = ['pass', 'nutrition'] as const;

export type PlanType = (typeof PLAN_TYPES)[number];

/** Whether a membership is currently valid. */
export const MEMBERSHIP_STATUSES = ['active', 'inactive'] as const;

export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

/** Slug of a plan in URLs, such as "premium-3-months". Names are unique and stay the same when an offer is replaced. */
export const planSlug = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-');
