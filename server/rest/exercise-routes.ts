import { EQUIPMENT_LABELS, MUSCLE_LABELS, type Equipment, type Muscle } from '#common/exercises';
import type { RestRoute } from './route';

interface ExerciseData {
  name: string;
  muscle: Muscle;
  equipment: Equipment;
  steps: string[];
  demonstration: { videoUrl: string | null; thumbnailUrl: string } | null;
}

export const exerciseRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/final.json',
    summary: 'Every exercise of the library.',
    document: `
      query RestExercises {
        exercises { name muscle equipment steps demonstration { videoUrl thumbnailUrl } }
      }
    `,
    variables: () => ({}),
    body: ({ exercises }) => (exercises as ExerciseData[]).map(documented),
    isCacheable: true,
  },
];

/** With the words of the filters, and empty paths where there is no picture. */
const documented = ({ name, muscle, equipment, steps, demonstration }: ExerciseData) => ({
  name,
  muscle: MUSCLE_LABELS[muscle],
  equipment: EQUIPMENT_LABELS[equipment],
  src: demonstration?.thumbnailUrl ?? '',
  main: demonstration?.videoUrl ?? '',
  isvideo: Boolean(demonstration?.videoUrl),
  steps,
});
