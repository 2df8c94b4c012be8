import { EQUIPMENT, MUSCLES } from '#common/exercises/exercises';
import { normaliseExerciseSearch } from '#common/exercises/normalise-search';
import { EXERCISE_PARAMETER, paths } from '#common/paths';
import type { PageSearchParams } from '../../lib/page-search-params';
import { ExerciseHubPageDocument, type ExerciseHubPageQuery } from './exercises.page.generated';

export const exerciseSearchParams: PageSearchParams = {
  path: paths.exerciseHub,
  allowed: { muscle: MUSCLES, equipment: EQUIPMENT },
  freeText: { search: normaliseExerciseSearch },
  panel: {
    parameter: EXERCISE_PARAMETER,
    document: ExerciseHubPageDocument,
    valuesIn: ({ exercises }: ExerciseHubPageQuery) => exercises.map(({ id }) => id),
  },
};
