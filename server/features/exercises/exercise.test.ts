import { afterAll, beforeAll, expect, test } from 'vitest';
import { enumName } from '#common/enum-names';
import { EQUIPMENT_LABELS, MUSCLE_LABELS } from '#common/exercises/exercises';
import { startHarness, type Harness } from '../../test/harness';
import { EXERCISE_RECORDS } from './exercise-library';

let harness: Harness;
beforeAll(async () => void (harness = await startHarness()));
afterAll(() => harness.stop());

const LIST = 'query ($filter: ExerciseFilter) { exercises(filter: $filter) { id } }';

const queryList = (filter?: Record<string, unknown> | null) => harness.gql(LIST, { filter });

async function idsOf(filter?: Record<string, unknown> | null): Promise<string[]> {
  const { data, errors } = await queryList(filter);
  expect(errors).toEqual([]);
  return (data?.['exercises'] as { id: string }[]).map(({ id }) => id);
}

const recordsOf = (isWanted: (record: (typeof EXERCISE_RECORDS)[number]) => boolean) =>
  EXERCISE_RECORDS.filter(isWanted).map(({ id }) => id);

test('returns the whole library in its order to signed-out clients', async () => {
  for (const filter of [undefined, null, {}]) expect(await idsOf(filter)).toEqual(recordsOf(() => true));
  expect(await idsOf({ search: null, muscle: null, equipment: null })).toHaveLength(EXERCISE_RECORDS.length);
});

test('filters by muscle, by equipment and by both', async () => {
  expect(await idsOf({ muscle: 'LOWER_BACK' })).toEqual(recordsOf(({ muscle }) => muscle === 'lower_back'));
  expect(await idsOf({ equipment: 'PLATE' })).toEqual(recordsOf(({ equipment }) => equipment === 'plate'));
  expect(await idsOf({ muscle: 'CHEST', equipment: 'DUMBBELL' })).toEqual([
    'dumbbell-bench-press',
    'dumbbell-floor-press',
    'dumbbell-fly',
    'incline-dumbbell-press',
  ]);
});

test('searches names, muscles and equipment', async () => {
  expect(await idsOf({ search: 'chest dumb bench' })).toContain('dumbbell-bench-press');
  expect((await idsOf({ search: 'pushup' }))[0]).toMatch(/push-up/);
  expect(await idsOf({ search: 'no such exercise' })).toEqual([]);
});

test.each<[string, Record<string, unknown>]>([
  ['an unknown muscle', { muscle: 'brain' }],
  ['a label for a muscle', { muscle: 'Lower Back' }],
  ['an unknown equipment', { equipment: 'sofa' }],
  ['a search of 61 characters', { search: 'x'.repeat(61) }],
  ['a search that is not a string', { search: 5 }],
])('refuses %s', async (_what, variables) => {
  const { errors } = await queryList(variables);
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('accepts a search of 60 characters', async () => {
  expect(await idsOf({ search: 'x'.repeat(60) })).toEqual([]);
});

const WHOLE = `query ($id: ID!) {
  exercise(id: $id) {
    id name aliases muscle secondary equipment needs pattern kind level measure sides steps mistakes breathing avoid
    caution easier { id name } harder { id level } demonstration { videoUrl posterUrl thumbnailUrl description }
  }
}`;

const ENUM_FIELDS = [
  'muscle',
  'secondary',
  'equipment',
  'needs',
  'pattern',
  'kind',
  'level',
  'measure',
  'sides',
  'avoid',
] as const;

/** A record with the names of its enum values in GraphQL. */
function inGraphql(record: Omit<(typeof EXERCISE_RECORDS)[number], 'easier' | 'harder' | 'figure'>) {
  const names = ENUM_FIELDS.map(
    (name) => [name, [record[name]].flat().map((value) => enumName(value))] as const,
  );
  const values = names.map(([name, all]) => [name, Array.isArray(record[name]) ? all : all[0]] as const);
  return { ...record, ...Object.fromEntries(values) };
}

test('returns all fields of one exercise', async () => {
  const { data, errors } = await harness.gql(WHOLE, { id: 'goblet-squat' });
  expect(errors).toEqual([]);
  const { easier, harder, figure, ...record } = EXERCISE_RECORDS.find(({ id }) => id === 'goblet-squat')!;
  expect(figure).toBeTruthy();
  expect(data?.['exercise']).toMatchObject(inGraphql(record));
  expect(data?.['exercise']).toMatchObject({ easier: { id: easier }, harder: { id: harder } });
});

test.each(['', 'no-such-exercise', 'constructor', 'Goblet-Squat'])('returns null for %j', async (id) => {
  const { data, errors } = await harness.gql(WHOLE, { id });
  expect({ data, errors }).toEqual({ data: { exercise: null }, errors: [] });
});

test('signed-out clients may query the list of the exercise page, but not deeply nested details', async () => {
  const hub = '{ exercises { id name aliases muscle equipment demonstration { thumbnailUrl } } }';
  expect((await harness.gql(hub)).errors).toEqual([]);
  const expensive =
    '{ exercises { steps aliases needs easier { steps easier { steps mistakes } } harder { steps mistakes id name level avoid } } }';
  expect((await harness.gql(expensive)).errors[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
});

test('GET /final.json returns the whole library with the documented keys and labels', async () => {
  const answer = await harness.fetch('/final.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=60/);
  const rows = (await answer.json()) as Record<string, unknown>[];
  expect(rows).toHaveLength(EXERCISE_RECORDS.length);
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(['name', 'muscle', 'equipment', 'src', 'main', 'isvideo', 'steps']);
    expect(Object.values(MUSCLE_LABELS)).toContain(row['muscle']);
    expect(Object.values(EQUIPMENT_LABELS)).toContain(row['equipment']);
    expect(row['main']).toMatch(row['isvideo'] ? /\.mp4$/ : /\.jpg$/);
    expect(row['steps']).toEqual(expect.arrayContaining([expect.any(String)]));
  }
  expect(rows.find(({ name }) => name === 'Lateral Band Walk')).toMatchObject({
    muscle: expect.any(String) as string,
    equipment: 'Resistance Band',
  });
});
