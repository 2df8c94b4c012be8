import { SOURCES, type SourceId } from './rules/sources';
import type { WorkoutPlanReason, WorkoutPlanSource } from '../plan-reason.type';

/** An explanation with its source; `source` is null for a convention of this planner. */
export function reason(text: string, source: SourceId | null): WorkoutPlanReason {
  return { text, source: source && PUBLISHED[source] };
}

const PUBLISHED = Object.fromEntries(
  Object.entries(SOURCES).map(([id, { title, url }]) => [id, { id, title, url }]),
) as Record<SourceId, WorkoutPlanSource>;
