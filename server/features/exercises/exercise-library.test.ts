import { expect, test } from 'vitest';
import {
  EQUIPMENT,
  EXERCISE_KINDS,
  LEVELS,
  LIMITATIONS,
  MEASURES,
  MUSCLES,
  REQUIRED_ITEMS,
  PATTERNS,
  SIDES,
} from '#common/exercises/exercises';
import demonstrations from './demonstrations.generated.json';
import {
  EXERCISE_RECORDS,
  exerciseLibrary,
  type DemonstrationList,
  type ExerciseRecord,
} from './exercise-library';

const ids = EXERCISE_RECORDS.map(({ id }) => id);
const byId = new Map(EXERCISE_RECORDS.map((record) => [record.id, record]));
const countOf = (isCounted: (record: ExerciseRecord) => boolean) => EXERCISE_RECORDS.filter(isCounted).length;

test('has at least 150 exercises, and several for each muscle and equipment', () => {
  expect(EXERCISE_RECORDS.length).toBeGreaterThanOrEqual(150);
  for (const one of MUSCLES)
    expect(
      countOf(({ muscle }) => muscle === one),
      one,
    ).toBeGreaterThanOrEqual(5);
  for (const one of EQUIPMENT)
    expect(
      countOf(({ equipment }) => equipment === one),
      one,
    ).toBeGreaterThanOrEqual(8);
});

test('ids, names and aliases are unique, and the list is sorted by id', () => {
  const names = EXERCISE_RECORDS.flatMap(({ name, aliases }) => [name, ...aliases]);
  const plain = names.map((name) => name.toLowerCase());
  expect(new Set(plain).size).toBe(plain.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});

test.each(EXERCISE_RECORDS.map((record) => [record.id, record] as const))(
  '%s has valid values',
  (id, record) => {
    const kebab = record.name
      .toLowerCase()
      .replace(/’|'/g, '')
      .replace(/[^a-z0-9]+/g, '-');
    expect(id).toBe(kebab);
    expect(MUSCLES).toContain(record.muscle);
    expect(EQUIPMENT).toContain(record.equipment);
    expect(PATTERNS).toContain(record.pattern);
    expect(EXERCISE_KINDS).toContain(record.kind);
    expect(LEVELS).toContain(record.level);
    expect(MEASURES).toContain(record.measure);
    expect(SIDES).toContain(record.sides);
    expectUniqueValuesOf(MUSCLES, record.secondary);
    expectUniqueValuesOf(REQUIRED_ITEMS, record.needs);
    expectUniqueValuesOf(LIMITATIONS, record.avoid);
    expect(record.secondary).not.toContain(record.muscle);
    expect(record.secondary).not.toContain('full_body');
  },
);

test.each(EXERCISE_RECORDS.map((record) => [record.id, record] as const))(
  'the texts of %s keep to their length limits',
  (_id, { name, aliases, steps, mistakes, breathing, caution, figure }) => {
    expect(name.length).toBeLessThanOrEqual(40);
    expect(aliases.length).toBeLessThanOrEqual(5);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(7);
    expect(mistakes.length).toBeGreaterThanOrEqual(2);
    expect(mistakes.length).toBeLessThanOrEqual(4);
    for (const text of [...steps, ...mistakes]) expectSentence(text, 220);
    expectSentence(breathing, 160);
    expectSentence(caution, 180);
    expectSentence(figure, 220);
  },
);

test.each(EXERCISE_RECORDS.map((record) => [record.id, record] as const))(
  'the easier variant of %s is not of a higher level, nor the harder one of a lower level',
  (_id, { id, level, easier, harder }) => {
    for (const other of [easier, harder]) {
      if (other !== null) expect(ids).toContain(other);
      expect(other).not.toBe(id);
    }
    const rankOf = (other: string | null) => LEVELS.indexOf(other ? byId.get(other)!.level : level);
    expect(rankOf(easier)).toBeLessThanOrEqual(LEVELS.indexOf(level));
    expect(rankOf(harder)).toBeGreaterThanOrEqual(LEVELS.indexOf(level));
  },
);

test('resolves the easier and harder variants of an exercise', () => {
  const library = new Map(exerciseLibrary().map((exercise) => [exercise.id, exercise]));
  for (const { id, easier, harder } of EXERCISE_RECORDS) {
    expect(library.get(id)?.easier?.id ?? null).toBe(easier);
    expect(library.get(id)?.harder?.id ?? null).toBe(harder);
  }
});

test.each(EXERCISE_RECORDS)('$id has a demonstration, a video unless it is a stretch', ({ id, kind }) => {
  const shown: DemonstrationList = demonstrations;
  expect(shown[id]).toBeDefined();
  if (kind !== 'stretch') expect(shown[id]?.isVideo).toBe(true);
});

test('every demonstration belongs to an exercise, and the list is sorted by id', () => {
  const shown = Object.keys(demonstrations);
  expect([...shown].sort()).toEqual(shown);
  for (const id of shown) expect(ids).toContain(id);
});

test('a demonstration has files named after the id of the exercise, and a description', () => {
  const [squat] = exerciseLibrary({ 'goblet-squat': { isVideo: true } }).filter(
    ({ demonstration }) => demonstration,
  );
  expect(squat?.id).toBe('goblet-squat');
  expect(squat?.demonstration).toEqual({
    videoUrl: '/media/exercises/goblet-squat.mp4',
    posterUrl: '/media/exercises/goblet-squat.jpg',
    thumbnailUrl: '/media/exercises/goblet-squat-small.webp',
    description: byId.get('goblet-squat')?.figure,
  });
  const [plank] = exerciseLibrary({ plank: { isVideo: false } }).filter(({ id }) => id === 'plank');
  expect(plank?.demonstration?.videoUrl).toBeNull();
});

function expectUniqueValuesOf(list: readonly string[], values: readonly string[]): void {
  for (const value of values) expect(list).toContain(value);
  expect(new Set(values).size).toBe(values.length);
}

function expectSentence(text: string, lengthMax: number): void {
  expect(text).toMatch(/^[A-Z].*\.$/);
  expect(text).not.toMatch(/\s{2}|^\s|\s$/);
  expect(text.length).toBeGreaterThanOrEqual(15);
  expect(text.length).toBeLessThanOrEqual(lengthMax);
}
