/** The stretches of a session for flexibility; how their holds grow is in progression.ts. */
import type { Experience } from '#common/workout-plans';

/** Stretches of a session, and their sets as the weeks go on: about a minute in all for each. */
export const STRETCHES: Record<Experience, number> = {
  beginner: 8,
  intermediate: 9,
  advanced: 10,
  expert: 12,
};
export const STRETCH_REST_SECONDS = 10;
