import { EQUIPMENT, MUSCLES } from '#common/exercises/exercises';
import { normaliseSearch } from '#common/exercises/normalise-search';
import type { PageVariants } from '../../lib/page-variants';
import { EXERCISE_PARAMETER, paths } from '../../lib/paths';
import { ExerciseHubPageDocument, type ExerciseHubPageQuery } from './exercises.page.generated';

export const exerciseVariants: PageVariants = {
  path: paths.exerciseHub,
  reads: { muscle: MUSCLES, equipment: EQUIPMENT },
  readsWords: { search: normaliseSearch },
  panel: {
    parameter: EXERCISE_PARAMETER,
    document: ExerciseHubPageDocument,
    valuesIn: ({ exercises }: ExerciseHubPageQuery) => exercises.map(({ id }) => id),
  },
};
