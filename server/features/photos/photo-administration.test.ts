import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mediaMessages } from '#common/media/messages';
import { PHOTOS_MAX } from '#common/photos/limits';
import { photoMessages as messages } from '#common/photos/messages';
import { widthsOf } from '#common/pictures';
import { createPhotos } from '../../test/factories';
import { startHarness, type GraphqlAnswer, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { pictureFile, PictureDesk, uploadedPicture } from '../../test/picture-calls';
import { JournalEntry } from '../journal/journal-entry.entity';

let harness: Harness;
let desk: PictureDesk;
beforeEach(async () => {
  harness = await startHarness();
  desk = new PictureDesk(harness, (await signedIn(harness, 'admin')).browser);
});
afterEach(() => harness.stop());

interface PublicPhoto {
  imageUrl: string;
  width: number;
  height: number;
  color: string;
  caption: string;
}

async function gallery(): Promise<PublicPhoto[]> {
  const { data } = await harness.gql('{ photos { imageUrl width height color caption } }');
  return data?.['photos'] as PublicPhoto[];
}

const captions = async () => (await gallery()).map(({ caption }) => caption);

const sizeOf = async (path: string) => {
  const response = await harness.fetch(path);
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
};

const fieldsOf = ({ errors }: GraphqlAnswer) =>
  errors.flatMap(({ extensions, message }) =>
    (extensions.fields ?? [{ path: [extensions.reason ?? ''], message }]).map(({ path, message: text }) => [
      path.join('.'),
      text,
    ]),
  );

test('an uploaded photo is in the gallery once all its sizes are made', async () => {
  await createPhotos(harness.dataSource, 1);
  const photo = await desk.add();
  expect(photo).toMatchObject({ isBeingMade: true, isHidden: false, width: 640, height: 427, version: 1 });
  expect(await sizeOf(photo.previewUrl)).toMatchObject({ format: 'webp' });
  expect(await captions()).toEqual(['Photo 1']);
  await harness.runDueJobs();
  const [, added] = await gallery();
  expect(added).toMatchObject({ caption: 'The hall', width: 640, height: 427 });
  expect(added!.color).toMatch(/^#f[ef]8/);
  const folder = added!.imageUrl.replace(/\/\d+\.jpg$/, '');
  expect(added!.imageUrl).toBe(`${folder}/640.jpg`);
  for (const width of widthsOf(640)) {
    expect(await sizeOf(`${folder}/${width}.jpg`)).toMatchObject({ width, format: 'jpeg' });
    expect(await sizeOf(`${folder}/${width}.webp`)).toMatchObject({ width, format: 'webp' });
    expect(await sizeOf(`${folder}/${width}.avif`)).toMatchObject({ width, format: 'heif' });
  }
  const [, listed] = await desk.photos();
  expect(listed).toMatchObject({ isBeingMade: false, previewUrl: `${folder}/400.jpg` });
});

test('adding a picture again does nothing', async () => {
  const { picture } = await desk.add();
  const texts = { caption: 'Twice', description: 'The same.' };
  await desk.call('createPhoto', { pictureId: picture!.id, ...texts });
  expect((await desk.photos()).map(({ caption }) => caption)).toEqual(['The hall']);
});

test('a part of the picture is shown; until another one is made, the gallery shows the former', async () => {
  const { id, version } = await desk.add();
  await harness.runDueJobs();
  const [first] = await gallery();
  expect([first!.width, first!.height]).toEqual([640, 427]);
  const other = { left: 40, top: 0, width: 60, height: 100 };
  const { data } = await desk.call('updatePhoto', { id, crop: other, expectedVersion: version });
  expect(data).toMatchObject({ updatePhoto: { galleryPhotos: [{ crop: other, isBeingMade: true }] } });
  expect(await gallery()).toEqual([first]);
  await harness.runDueJobs();
  const [second] = await gallery();
  expect([second!.width, second!.height]).toEqual([640, 711]);
  expect(second!.imageUrl).not.toBe(first!.imageUrl);
  expect((await harness.fetch(first!.imageUrl)).status).toBe(200);
});

test('a crop takes what it says', async () => {
  const halves = await sharp(await pictureFile({ width: 1400 }))
    .composite([{ input: await pictureFile({ width: 700, format: 'png' }).then(blue), left: 700, top: 0 }])
    .png()
    .toBuffer();
  const pictureId = await desk.upload(halves);
  const texts = { caption: 'Right half', description: 'Blue.' };
  await desk.call('createPhoto', { pictureId, ...texts, crop: { left: 50, top: 0, width: 50, height: 100 } });
  await harness.runDueJobs();
  const [photo] = await gallery();
  const response = await harness.fetch(photo!.imageUrl);
  const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

const blue = (file: Buffer) =>
  sharp(file)
    .tint({ r: 0, g: 0, b: 255 })
    .recomb([
      [0, 0, 0],
      [0, 0, 0],
      [1, 1, 1],
    ])
    .png()
    .toBuffer();

test('photos are hidden, shown again, put in another order and deleted', async () => {
  const [one, two, three] = await createPhotos(harness.dataSource, 3);
  const { errors } = await desk.call('updatePhoto', { id: two!.id, isHidden: true, expectedVersion: 1 });
  expect(errors).toEqual([]);
  expect(await captions()).toEqual(['Photo 1', 'Photo 3']);
  await desk.call('reorderPhotos', { photoIds: [three!.id, one!.id] });
  await desk.call('updatePhoto', { id: two!.id, isHidden: false, caption: 'Two', expectedVersion: 2 });
  expect(await captions()).toEqual(['Photo 3', 'Photo 1', 'Two']);
  await desk.call('deletePhoto', { id: one!.id });
  expect(await captions()).toEqual(['Photo 3', 'Two']);
  expect(fieldsOf(await desk.call('deletePhoto', { id: one!.id }))).toEqual([
    ['PHOTO_NOT_FOUND', messages.notFound],
  ]);
  const entries = await harness.dataSource.getRepository(JournalEntry).find();
  expect(entries.map(({ type }) => type).sort()).toEqual([
    'photo.changed',
    'photo.changed',
    'photo.removed',
    'photos.ordered',
  ]);
});

test('a change of an older version is refused, the same change twice is not', async () => {
  const [photo] = await createPhotos(harness.dataSource, 1);
  const change = (caption: string) =>
    desk.call('updatePhoto', { id: photo!.id, caption, expectedVersion: 1 });
  expect((await change('Mine')).errors).toEqual([]);
  expect((await change('Mine')).errors).toEqual([]);
  expect((await change('Theirs')).errors[0]).toMatchObject({
    message: messages.changedMeanwhile,
    extensions: { reason: 'STALE_VERSION', current: ['caption'] },
  });
});

describe('refuses', () => {
  const whole = { left: 0, top: 0, width: 100, height: 100 };
  test.each([
    [{ caption: ' ' }, 'caption', messages.captionRequired],
    [{ description: '' }, 'description', messages.descriptionRequired],
    [{ crop: { ...whole, left: 1 } }, 'crop', mediaMessages.cropInvalid],
    [{ crop: { ...whole, width: 0 } }, 'crop', mediaMessages.cropInvalid],
    [{ crop: { ...whole, width: -5 } }, 'crop.width', mediaMessages.cropInvalid],
    [{ crop: { ...whole, width: 50 } }, 'crop', mediaMessages.cropTooSmall()],
    [{ pictureId: 'none' }, 'pictureId', mediaMessages.notFound],
    [{ pictureId: '11111111-1111-4111-8111-111111111111' }, 'pictureId', mediaMessages.notFound],
  ])('a photo with %o', async (values, path, message) => {
    const pictureId = await uploadedPicture(harness);
    const input = { pictureId, caption: 'The hall', description: 'Racks.', ...values };
    expect(fieldsOf(await desk.call('createPhoto', input))).toEqual([[path, message]]);
    expect(await desk.photos()).toEqual([]);
  });

  test('a picture that has not arrived', async () => {
    const { id: pictureId } = await desk.begin();
    const input = { pictureId, caption: 'The hall', description: 'Racks.' };
    expect(fieldsOf(await desk.call('createPhoto', input))).toEqual([['pictureId', mediaMessages.notFound]]);
  });

  test('a crop of a photo that came with the product, and more photos than one page shows', async () => {
    const [photo] = await createPhotos(harness.dataSource, PHOTOS_MAX);
    const crop = { left: 0, top: 0, width: 60, height: 60 };
    const cropped = await desk.call('updatePhoto', { id: photo!.id, crop, expectedVersion: 1 });
    expect(fieldsOf(cropped)).toEqual([['crop', messages.cropNotPossible]]);
    await expect(desk.add()).rejects.toThrow(messages.tooMany);
  });
});
