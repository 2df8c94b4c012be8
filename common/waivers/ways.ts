/** How a member has accepted a waiver: in the account, or at the front desk, which has recorded it. */
export const WAIVER_WAYS = ['online', 'on_screen', 'on_paper'] as const;

export type WaiverWay = (typeof WAIVER_WAYS)[number];
