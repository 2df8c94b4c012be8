import { EXERCISE_PARAMETER, paths } from '#common/paths';
import { publicPage, type PageRoute } from '../../lib/page-route';
import { ExerciseDetailDocument, ExerciseHubPageDocument } from './exercises.page.generated';

export const exerciseRoutes: PageRoute[] = [
  {
    path: paths.exerciseHub,
    page: 'exercises/exercise-hub-page',
    ...publicPage,
    pageData: [
      { document: ExerciseHubPageDocument },
      { document: ExerciseDetailDocument, variables: openedExercise },
    ],
    navLabel: 'Exercises',
  },
];

/** Variables of the query for the exercise in the URL. */
function openedExercise(search: URLSearchParams): { id: string } | null {
  const id = search.get(EXERCISE_PARAMETER);
  return id ? { id } : null;
}
