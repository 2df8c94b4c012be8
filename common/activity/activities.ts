/** Recorded activities of a member at the studio. */
export const ACTIVITY_TYPES = ['attendance', 'workout'] as const;

export type ActivityType = (typeof ACTIVITY_TYPES)[number];
