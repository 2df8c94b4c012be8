import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPhotos } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import type { Photo } from './photo.entity';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

async function captions(): Promise<string[]> {
  const { data } = await harness.gql('{ photos { caption } }');
  return (data?.['photos'] as { caption: string }[]).map(({ caption }) => caption);
}

test('returns all public fields of a photo to signed-out clients', async () => {
  const [photo] = await createPhotos(harness.dataSource, 1);
  const { status, data, errors } = await harness.gql(
    '{ photos { id imageUrl width height color caption description } }',
  );
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  expect(data?.['photos']).toEqual([
    {
      id: photo?.id,
      imageUrl: '/media/photos/1/1440.jpg',
      width: 1440,
      height: 960,
      color: '#0b1224',
      caption: 'Photo 1',
      description: 'What is to be seen.',
    },
  ]);
});

test('sorts photos by position, not by creation', async () => {
  await createPhotos(harness.dataSource, 1, { imageUrl: '/last.jpg', caption: 'Last', position: 9 });
  await createPhotos(harness.dataSource, 3);
  expect(await captions()).toEqual(['Photo 1', 'Photo 2', 'Photo 3', 'Last']);
});

test('returns all photos, even more than a page of a list', async () => {
  await createPhotos(harness.dataSource, 130);
  expect(await captions()).toHaveLength(130);
});

test('returns an empty list for a studio without photos', async () => {
  expect(await captions()).toEqual([]);
});

test.each<[string, Partial<Photo>, string]>([
  ['without a width', { width: 0 }, 'photos_has_a_size'],
  ['without a height', { height: 0 }, 'photos_has_a_size'],
  ['with a colour by name', { color: 'indigo' }, 'photos_color_is_a_hex_color'],
])('the database refuses a photo %s', async (_name, values, constraint) => {
  await expect(createPhotos(harness.dataSource, 1, values)).rejects.toThrow(constraint);
});

test('refuses the same picture twice', async () => {
  await expect(createPhotos(harness.dataSource, 2, { imageUrl: '/one.jpg' })).rejects.toThrow(
    'photos_image_url_unique',
  );
});
