/** What the studio sells: access to training, or advice on food (specification 9). */
export const PLAN_TYPES = ['pass', 'nutrition'] as const;

export type PlanType = (typeof PLAN_TYPES)[number];

/** Whether somebody has what was bought (specification 4). */
export const MEMBERSHIP_STATUSES = ['active', 'inactive'] as const;

export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

/** A plan in an address: "premium-3-months". Names are unique, and stay when an offer is sold anew. */
export const planSlug = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-');
