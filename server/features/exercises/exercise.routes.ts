import * as z from 'zod/mini';
import { enumValue } from '#common/enum-names';
import { EQUIPMENT_LABELS, MUSCLE_LABELS } from '#common/exercises/exercises';
import { RestExercisesDocument, type RestExercisesQuery } from './exercise.routes.generated';
import { described } from '../../rest/answers';
import { route } from '../../rest/route';

const exercise = z.object({
  name: z.string(),
  muscle: z.enum(Object.values(MUSCLE_LABELS)),
  equipment: z.enum(Object.values(EQUIPMENT_LABELS)),
  src: described(z.string(), 'Path of a small picture of the demonstration; empty if there is none.'),
  main: described(z.string(), 'Path of the demonstration, a video or a picture; empty if there is none.'),
  isvideo: described(z.boolean(), 'Whether `main` is a video.'),
  steps: z.array(z.string()),
});

export const exerciseRoutes = [
  route({
    method: 'GET',
    path: '/final.json',
    summary: 'Lists all exercises of the library, by name.',
    subject: 'Content',
    answer: z.array(exercise),
    document: RestExercisesDocument,
    variables: () => ({}),
    responseBody: ({ exercises }) => exercises.map(documentedExercise),
    isCacheable: true,
  }),
];

type Exercise = RestExercisesQuery['exercises'][number];

/** The documented shape: labels instead of enum values, and empty paths where there is no demonstration. */
const documentedExercise = ({ name, muscle, equipment, steps, demonstration }: Exercise) => ({
  name,
  muscle: MUSCLE_LABELS[enumValue(muscle)],
  equipment: EQUIPMENT_LABELS[enumValue(equipment)],
  src: demonstration?.thumbnailUrl ?? '',
  main: demonstration?.videoUrl ?? demonstration?.posterUrl ?? '',
  isvideo: Boolean(demonstration?.videoUrl),
  steps,
});
