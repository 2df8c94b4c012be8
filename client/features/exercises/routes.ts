import { EQUIPMENT, MUSCLES } from '#common/exercises';
import { normaliseSearch } from '#common/normalise-search';
import { publicPage, type PageRoute } from '../../lib/page-route';
import { EXERCISE_PARAMETER, paths } from '../../lib/paths';
import {
  ExerciseDetailDocument,
  ExerciseHubPageDocument,
  type ExerciseHubPageQuery,
} from './exercises.page.generated';
import { openedExercise } from './hub-address';

export const exerciseRoutes: PageRoute[] = [
  {
    path: paths.exerciseHub,
    page: 'exercises/exercise-hub-page',
    ...publicPage,
    pageData: [
      { document: ExerciseHubPageDocument },
      { document: ExerciseDetailDocument, variables: openedExercise },
    ],
    reads: { muscle: MUSCLES, equipment: EQUIPMENT },
    readsWords: { search: normaliseSearch },
    panel: {
      parameter: EXERCISE_PARAMETER,
      document: ExerciseHubPageDocument,
      valuesIn: ({ exercises }: ExerciseHubPageQuery) => exercises.map(({ id }) => id),
    },
    navLabel: 'Exercises',
  },
];
