import { foldForSearch } from '../fold-for-search';
import { EQUIPMENT_LABELS, MUSCLE_LABELS, type Equipment, type Muscle } from './exercises';

export interface SearchedExercise {
  name: string;
  aliases: readonly string[];
  muscle: Muscle;
  equipment: Equipment;
}

export interface ExerciseFilter {
  search?: string | null | undefined;
  muscle?: Muscle | null | undefined;
  equipment?: Equipment | null | undefined;
}

/** Words that searches are matched against, precomputed once per list. */
interface Prepared<Exercise> {
  exercise: Exercise;
  nameWords: string[];
  otherWords: string[];
}

/**
 * Prepares a list of exercises for filtering and searching. Each search word must be a prefix of a word in the name, an
 * alias, or the label of muscle or equipment, regardless of order, case and accents. Exercises with all words in their
 * name come first; otherwise the order of the list is kept.
 */
export function exerciseSearch<Exercise extends SearchedExercise>(
  exercises: readonly Exercise[],
): (filter: ExerciseFilter) => Exercise[] {
  const prepared = exercises.map((exercise) => prepare(exercise));
  return ({ search, muscle, equipment }) => {
    const searchWords = wordsOf(search ?? '');
    const byName: Exercise[] = [];
    const byOther: Exercise[] = [];
    for (const { exercise, nameWords, otherWords } of prepared) {
      if (muscle && exercise.muscle !== muscle) continue;
      if (equipment && exercise.equipment !== equipment) continue;
      const isIn = (words: string[]) => (word: string) =>
        words.some((candidate) => candidate.startsWith(word));
      const missing = searchWords.filter((word) => !isIn(nameWords)(word));
      if (missing.length === 0) byName.push(exercise);
      else if (missing.every(isIn(otherWords))) byOther.push(exercise);
    }
    return [...byName, ...byOther];
  };
}

function prepare<Exercise extends SearchedExercise>(exercise: Exercise): Prepared<Exercise> {
  const { name, aliases, muscle, equipment } = exercise;
  const others = [...aliases, MUSCLE_LABELS[muscle], EQUIPMENT_LABELS[equipment]];
  return { exercise, nameWords: spellingsOf(name), otherWords: others.flatMap(spellingsOf) };
}

/** The words of a text, plus hyphenated words joined, since "push-up" is also searched for as "pushup". */
function spellingsOf(text: string): string[] {
  const compounds = foldForSearch(text)
    .split(' ')
    .filter((word) => word.includes('-'))
    .map((word) => word.replaceAll('-', ''));
  return [...wordsOf(text), ...compounds];
}

const wordsOf = (text: string): string[] =>
  foldForSearch(text)
    .split(/[^\p{Letter}\p{Mark}\p{Number}]+/u)
    .filter(Boolean);
