import { EQUIPMENT_LABELS, MUSCLE_LABELS, type Equipment, type Muscle } from '#common/exercises/exercises';
import type { RestRoute } from '../../rest/route';

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
    summary: 'Lists all exercises of the library.',
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

/** The documented shape: labels instead of enum values, and empty paths where there is no demonstration. */
const documented = ({ name, muscle, equipment, steps, demonstration }: ExerciseData) => ({
  name,
  muscle: MUSCLE_LABELS[muscle],
  equipment: EQUIPMENT_LABELS[equipment],
  src: demonstration?.thumbnailUrl ?? '',
  main: demonstration?.videoUrl ?? '',
  isvideo: Boolean(demonstration?.videoUrl),
  steps,
});
