/** A plan under construction, with full exercises and the additional data that the rules need to modify its items. */
import type { PlanBlockKind, PlanDayKind } from '#common/workout-plans/workout-plans';
import type { LibraryExercise } from './library-exercise';
import type { PlanRequest } from './plan-request';
import type { Role } from './rules/sets-and-reps';
import type { WorkoutPlanReason } from '../plan-reason.type';

export interface DraftItem {
  exercise: LibraryExercise;
  role: Role;
  sets: number;
  min: number;
  max: number;
  restSeconds: number;
  effort: string | null;
  why: WorkoutPlanReason;
}

export interface DraftBlock {
  kind: PlanBlockKind;
  title: string;
  note: string | null;
  isCircuit: boolean;
  items: readonly DraftItem[];
}

export interface DraftDay {
  kind: PlanDayKind;
  title: string;
  note: string | null;
  blocks: readonly DraftBlock[];
}

/** A plan before its explanations are written. */
export interface PlanDraft {
  request: PlanRequest;
  /** Exercises that suit place, equipment and experience; those ruled out by limitations are included. */
  possible: readonly LibraryExercise[];
  days: readonly DraftDay[];
}

export const isTraining = ({ kind }: DraftDay) => kind !== 'rest';
