import { exerciseSearch, type ExerciseFilter } from '#common/exercises/search';
import { exerciseLibrary } from './exercise-library';
import type { Exercise } from './exercise.type';

const exercises = exerciseLibrary();
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const matching = exerciseSearch(exercises);

/** The exercise library: content that ships with the program and is kept in memory. */
export class ExerciseService {
  /** Sorted by name; matches of the search in the name come first. */
  list(filter: ExerciseFilter): Exercise[] {
    return matching(filter);
  }

  find(id: string): Exercise | null {
    return byId.get(id) ?? null;
  }
}
