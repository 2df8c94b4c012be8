import { expect, test } from 'vitest';
import { exerciseSearch, type SearchedExercise } from './search';
import { EXERCISE_SEARCH_LENGTH_MAX } from './limits';
import { normaliseExerciseSearch } from './normalise-search';

const exercise = (name: string, more: Partial<SearchedExercise> = {}): SearchedExercise => ({
  name,
  aliases: [],
  muscle: 'chest',
  equipment: 'dumbbell',
  ...more,
});

const search = exerciseSearch([
  exercise('Chest Dip', { equipment: 'other' }),
  exercise('Dumbbell Fly'),
  exercise('Farmer’s Carry', { muscle: 'full_body', aliases: ['loaded walk'] }),
  exercise('Jalapeño Press', { aliases: ['Überkopf'], muscle: 'shoulders', equipment: 'barbell' }),
  exercise('Push-Up', { equipment: 'none', aliases: ['press-up'] }),
  exercise('Superman', { muscle: 'lower_back', equipment: 'none' }),
]);
const found = (sought: string) => search({ search: sought }).map(({ name }) => name);

test.each([
  ['dumb', ['Dumbbell Fly', 'Farmer’s Carry']],
  ['chest dumb', ['Dumbbell Fly']],
  ['DUMB chest', ['Dumbbell Fly']],
  ['chest', ['Chest Dip', 'Dumbbell Fly', 'Push-Up']],
  ['press', ['Jalapeño Press', 'Push-Up']],
  ['pushup', ['Push-Up']],
  ['push up', ['Push-Up']],
  ['push-up', ['Push-Up']],
  ['pressup', ['Push-Up']],
  ['farmers', ['Farmer’s Carry']],
  ["farmer's car", ['Farmer’s Carry']],
  ['jalapeno', ['Jalapeño Press']],
  ['JALAPEN\u0303O', ['Jalapeño Press']],
  ['uber', ['Jalapeño Press']],
  ['lower back', ['Superman']],
  ['full', ['Farmer’s Carry']],
  ['none chest', ['Push-Up']],
  ['ush', []],
  ['chest kettle', []],
])('finds for "%s": %j', (sought, names) => expect(found(sought)).toEqual(names));

test.each(['', '   ', '-', '!?'])('returns the whole list for %j', (sought) => {
  expect(found(sought)).toHaveLength(6);
});

test('filters by muscle and equipment, also combined with a search', () => {
  const names = (filter: Parameters<typeof search>[0]) => search(filter).map(({ name }) => name);
  expect(names({ muscle: 'chest' })).toEqual(['Chest Dip', 'Dumbbell Fly', 'Push-Up']);
  expect(names({ muscle: 'chest', equipment: 'none' })).toEqual(['Push-Up']);
  expect(names({ equipment: 'none', search: 'super' })).toEqual(['Superman']);
  expect(names({ search: null, muscle: null, equipment: null })).toHaveLength(6);
});

test('normalises a search within its maximum length, idempotently', () => {
  expect(normaliseExerciseSearch('  chest \n dumb ')).toBe('chest dumb');
  const long = `${'word '.repeat(11)}12345 end`;
  const line = normaliseExerciseSearch(long);
  expect(line.length).toBeLessThanOrEqual(EXERCISE_SEARCH_LENGTH_MAX);
  expect(normaliseExerciseSearch(line)).toBe(line);
});
