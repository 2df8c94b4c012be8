import { exerciseSearch, type ExerciseFilter } from '#common/exercise-search';
import { exerciseLibrary, type DemonstrationList } from './exercise-library';
import type { Exercise } from './exercise.type';

/** The exercise library: content that comes with the program and stays in memory. */
export class ExerciseService {
  private readonly byId: Map<string, Exercise>;
  private readonly matching: (filter: ExerciseFilter) => Exercise[];

  constructor(demonstrations?: DemonstrationList) {
    const exercises = exerciseLibrary(demonstrations);
    this.byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
    this.matching = exerciseSearch(exercises);
  }

  /** By name, best matches of a search first. */
  list(filter: ExerciseFilter): Exercise[] {
    return this.matching(filter);
  }

  find(id: string): Exercise | null {
    return this.byId.get(id) ?? null;
  }
}
