import type {
  ExerciseKind,
  Level,
  Limitation,
  Measure,
  Muscle,
  RequiredItem,
  Pattern,
  Sides,
} from '#common/exercises/exercises';

/** The data of a library exercise that the planner needs. */
export interface LibraryExercise {
  id: string;
  name: string;
  muscle: Muscle;
  secondary: readonly Muscle[];
  needs: readonly RequiredItem[];
  pattern: Pattern;
  kind: ExerciseKind;
  level: Level;
  measure: Measure;
  sides: Sides;
  easier: LibraryExercise | null;
  avoid: readonly Limitation[];
}
