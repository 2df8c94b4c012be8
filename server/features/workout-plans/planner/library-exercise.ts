import type {
  ExerciseKind,
  Level,
  Limitation,
  Measure,
  Muscle,
  Need,
  Pattern,
  Sides,
} from '#common/exercises';

/** The data of a library exercise that the planner needs. */
export interface LibraryExercise {
  id: string;
  name: string;
  muscle: Muscle;
  secondary: readonly Muscle[];
  needs: readonly Need[];
  pattern: Pattern;
  kind: ExerciseKind;
  level: Level;
  measure: Measure;
  sides: Sides;
  easier: LibraryExercise | null;
  avoid: readonly Limitation[];
}
