import { EQUIPMENT, MUSCLES } from '#common/exercises';
import { normaliseSearch } from '#common/normalise-search';
import {
  ExerciseDetailDocument,
  ExerciseHubPageDocument,
} from '../features/exercises/exercises.page.generated';
import { openedExercise } from '../features/exercises/hub-address';
import { paths } from '../lib/paths';
import { publicPage } from './page-kinds';
import { loadablePage } from './page-loader';
import type { PageRoute } from './page-route';

/** The exercise library. */
export const exerciseRoutes: PageRoute[] = [
  {
    path: paths.exerciseHub,
    ...loadablePage('exercises/exercise-hub-page', { usesData: false }),
    ...publicPage,
    pageData: [
      { document: ExerciseHubPageDocument },
      { document: ExerciseDetailDocument, variables: openedExercise },
    ],
    reads: { muscle: MUSCLES, equipment: EQUIPMENT },
    readsWords: { search: normaliseSearch },
    navLabel: 'Exercises',
    hasExerciseButton: false,
  },
];
