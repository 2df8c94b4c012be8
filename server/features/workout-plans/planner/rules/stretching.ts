/** Stretches of a flexibility session; their sets and seconds are in progression.ts. */
import type { Experience } from '#common/workout-plans/workout-plans';

/** Number of stretches per session. */
export const STRETCHES: Record<Experience, number> = {
  beginner: 8,
  intermediate: 9,
  advanced: 10,
  expert: 12,
};
export const STRETCH_REST_SECONDS = 10;
