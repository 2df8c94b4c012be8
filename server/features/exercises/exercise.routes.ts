import { enumValue } from '#common/enum-names';
import { EQUIPMENT_LABELS, MUSCLE_LABELS } from '#common/exercises/exercises';
import { RestExercisesDocument, type RestExercisesQuery } from './exercise.routes.generated';
import { route } from '../../rest/route';

export const exerciseRoutes = [
  route({
    method: 'GET',
    path: '/final.json',
    summary: 'Lists all exercises of the library, by name.',
    document: RestExercisesDocument,
    variables: () => ({}),
    responseBody: ({ exercises }) => exercises.map(documented),
    isCacheable: true,
  }),
];

type Exercise = RestExercisesQuery['exercises'][number];

/** The documented shape: labels instead of enum values, and empty paths where there is no demonstration. */
const documented = ({ name, muscle, equipment, steps, demonstration }: Exercise) => ({
  name,
  muscle: MUSCLE_LABELS[enumValue(muscle)],
  equipment: EQUIPMENT_LABELS[enumValue(equipment)],
  src: demonstration?.thumbnailUrl ?? '',
  main: demonstration?.videoUrl ?? demonstration?.posterUrl ?? '',
  isvideo: Boolean(demonstration?.videoUrl),
  steps,
});
