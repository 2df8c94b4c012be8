import { exerciseSearch, type ExerciseFilter } from '#common/exercises/search';
import { exerciseLibrary } from './exercise-library';
import type { Exercise } from './exercise.type';

/** The exercise library: content that ships with the program and is kept in memory. */
export class ExerciseService {
  private readonly byId: Map<string, Exercise>;
  private readonly matching: (filter: ExerciseFilter) => Exercise[];

  constructor() {
    const exercises = exerciseLibrary();
    this.byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
    this.matching = exerciseSearch(exercises);
  }

  /** Sorted by name; matches of the search in the name come first. */
  list(filter: ExerciseFilter): Exercise[] {
    return this.matching(filter);
  }

  find(id: string): Exercise | null {
    return this.byId.get(id) ?? null;
  }
}
