import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PAGE_SIZE_MAX } from '#common/limits';
import { invalid, refusalOf } from '../../test/account-calls';
import { createTrainers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import type { Trainer } from './trainer.entity';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

const LIST = 'query ($first: Int) { trainers(first: $first) { name } }';

async function names(first?: number | null): Promise<string[]> {
  const { data } = await harness.gql(LIST, { first });
  return (data?.['trainers'] as { name: string }[]).map(({ name }) => name);
}

test('returns all public fields of a trainer to signed-out clients', async () => {
  const [{ id }] = (await createTrainers(harness.dataSource, 1)) as [Trainer];
  const { status, data, errors } = await harness.gql(`{ trainers {
    id slug name age specialty description bio specialisations yearsOfExperience portraitUrl
  } }`);
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  expect(data?.['trainers']).toEqual([
    {
      id,
      slug: 'trainer-1',
      name: 'Trainer 1',
      age: 40,
      specialty: 'Strength',
      description: 'What to expect.',
      bio: null,
      specialisations: ['Squats', 'Carries'],
      yearsOfExperience: 10,
      portraitUrl: '/media/trainers/one/1080.jpg',
    },
  ]);
});

test('sorts trainers by position, not by creation', async () => {
  await createTrainers(harness.dataSource, 1, { slug: 'last', name: 'Last', position: 9 });
  await createTrainers(harness.dataSource, 3);
  expect(await names()).toEqual(['Trainer 1', 'Trainer 2', 'Trainer 3', 'Last']);
});

test('returns only the first trainers on request', async () => {
  await createTrainers(harness.dataSource, 5);
  expect(await names(3)).toEqual(['Trainer 1', 'Trainer 2', 'Trainer 3']);
  expect(await names(PAGE_SIZE_MAX)).toHaveLength(5);
  expect(await names(null)).toHaveLength(5);
});

test('returns a trainer by id, and null if there is none', async () => {
  const [, second] = await createTrainers(harness.dataSource, 2);
  const query = 'query ($id: ID!) { trainer(id: $id) { id name } }';
  const read = async (id: string) => harness.gql(query, { id });
  expect((await read(second!.id)).data).toEqual({ trainer: { id: second!.id, name: 'Trainer 2' } });
  for (const id of [randomUUID(), 'no-id', '']) {
    expect(await read(id)).toMatchObject({ errors: [], data: { trainer: null } });
  }
});

test.each([0, -1, PAGE_SIZE_MAX + 1])('refuses to return %i trainers', async (first) => {
  expect(refusalOf(await harness.gql(LIST, { first }))).toEqual(
    invalid(`Ask for 1 to ${PAGE_SIZE_MAX} rows.`, 'first'),
  );
});

test('a trainer may have a bio instead of specialisations and years of experience', async () => {
  const bio = 'First paragraph.\nSecond paragraph.';
  await createTrainers(harness.dataSource, 1, { bio, specialisations: [], yearsOfExperience: null });
  const { data } = await harness.gql('{ trainers { bio specialisations yearsOfExperience } }');
  expect(data?.['trainers']).toEqual([{ bio, specialisations: [], yearsOfExperience: null }]);
});

test.each<[string, Partial<Trainer>, string]>([
  ['neither bio nor specialisations', { specialisations: [] }, 'trainers_bio_or_specialisations'],
  ['both', { bio: 'A story.' }, 'trainers_bio_or_specialisations'],
  ['a bio and years', { bio: 'A story.', specialisations: [] }, 'trainers_bio_or_specialisations'],
  ['specialisations without years', { yearsOfExperience: null }, 'trainers_bio_or_specialisations'],
  ['a slug that is invalid in a URL', { slug: 'Asha Kulkarni' }, 'trainers_slug_fits_an_address'],
  ['an age of 17', { age: 17 }, 'trainers_age_is_of_an_adult'],
  ['more years of experience than of age', { yearsOfExperience: 41 }, 'trainers_experience_fits_the_age'],
])('the database refuses a trainer with %s', async (_name, values, constraint) => {
  await expect(createTrainers(harness.dataSource, 1, values)).rejects.toThrow(constraint);
});

test('two trainers cannot share a slug', async () => {
  await expect(createTrainers(harness.dataSource, 2, { slug: 'asha' })).rejects.toThrow(
    'trainers_slug_unique',
  );
});

test('GET /api/user/trainers returns every trainer in the documented shape, beyond a GraphQL page too', async () => {
  const [first] = await createTrainers(harness.dataSource, PAGE_SIZE_MAX + 1);
  const response = await harness.fetch('/api/user/trainers');
  const body = (await response.json()) as { trainers: unknown[] };
  expect(response.status).toBe(200);
  expect(Object.keys(body)).toEqual(['trainers']);
  expect(body.trainers).toHaveLength(PAGE_SIZE_MAX + 1);
  expect(body.trainers[0]).toEqual({ _id: first?.id, name: 'Trainer 1', specialty: 'Strength' });
});

test('GraphQL and REST return an empty list for a studio without trainers', async () => {
  expect(await names()).toEqual([]);
  expect(await (await harness.fetch('/api/user/trainers')).json()).toEqual({ trainers: [] });
});
