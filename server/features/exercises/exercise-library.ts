import demonstrations from './demonstrations.generated.json';
import type { Exercise, ExerciseDemonstration } from './exercise.type';
import records from './exercises.json';

/** An exercise as exercises.json holds it: others by their ids, and in words what its demonstration shows. */
export interface ExerciseRecord extends Omit<Exercise, 'easier' | 'harder' | 'demonstration'> {
  easier: string | null;
  harder: string | null;
  figure: string;
}

/** Which exercises have files in client/public/media/exercises, by id; tools/media writes it. */
export type DemonstrationList = Record<string, { isVideo: boolean }>;

export const EXERCISE_RECORDS = records as ExerciseRecord[];
const DEMONSTRATIONS: DemonstrationList = demonstrations;

/** Every exercise, with the easier and the harder ones themselves. */
export function exerciseLibrary(shown: DemonstrationList = DEMONSTRATIONS): Exercise[] {
  const exercises = new Map<string, Exercise>(
    EXERCISE_RECORDS.map(({ figure, ...record }) => [
      record.id,
      {
        ...record,
        easier: null,
        harder: null,
        demonstration: demonstrationOf(record.id, figure, shown[record.id]),
      },
    ]),
  );
  for (const { id, easier, harder } of EXERCISE_RECORDS) {
    const exercise = exercises.get(id)!;
    exercise.easier = (easier && exercises.get(easier)) || null;
    exercise.harder = (harder && exercises.get(harder)) || null;
  }
  return [...exercises.values()];
}

const FOLDER = '/media/exercises';

function demonstrationOf(
  id: string,
  figure: string,
  files: DemonstrationList[string] | undefined,
): ExerciseDemonstration | null {
  if (!files) return null;
  return {
    videoUrl: files.isVideo ? `${FOLDER}/${id}.mp4` : null,
    posterUrl: `${FOLDER}/${id}.jpg`,
    thumbnailUrl: `${FOLDER}/${id}-small.webp`,
    description: figure,
  };
}
