/** What a member does at the studio that is written down. */
export const ACTIVITY_TYPES = ['attendance', 'workout'] as const;

export type ActivityType = (typeof ACTIVITY_TYPES)[number];
