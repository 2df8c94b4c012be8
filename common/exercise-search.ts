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

/** What a search is matched against, made once for a list. */
interface Prepared<Exercise> {
  exercise: Exercise;
  nameWords: string[];
  otherWords: string[];
}

/**
 * Finds exercises of a list by filters and by words. Each word that is looked for must begin a word of the name, of
 * another name, or of the label of muscle or equipment, in any order, case and accent; exercises that have all of them
 * in their name come first. Otherwise the order of the list stays.
 */
export function exerciseSearch<Exercise extends SearchedExercise>(
  exercises: readonly Exercise[],
): (filter: ExerciseFilter) => Exercise[] {
  const prepared = exercises.map((exercise) => prepare(exercise));
  return ({ search, muscle, equipment }) => {
    const sought = wordsOf(search ?? '');
    const byName: Exercise[] = [];
    const byOther: Exercise[] = [];
    for (const { exercise, nameWords, otherWords } of prepared) {
      if (muscle && exercise.muscle !== muscle) continue;
      if (equipment && exercise.equipment !== equipment) continue;
      const isIn = (words: string[]) => (word: string) => words.some((one) => one.startsWith(word));
      const missing = sought.filter((word) => !isIn(nameWords)(word));
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

/** Words, and those with a hyphen also as one, since "push-up" is looked for as "pushup" too. */
function spellingsOf(text: string): string[] {
  const compounds = plain(text)
    .split(/\s+/)
    .filter((word) => word.includes('-'))
    .map((word) => word.replaceAll('-', ''));
  return [...wordsOf(text), ...compounds];
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

/** Without case, accents and apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .toLowerCase();
