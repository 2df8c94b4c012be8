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

/** What the planner has to know about an exercise of the library. */
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
