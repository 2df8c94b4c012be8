import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PICTURE_BYTES_MAX } from '#common/media/limits';
import { mediaMessages } from '#common/media/messages';
import { photoMessages } from '#common/photos/messages';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const PICTURE = {
  __typename: 'UploadedPicture',
  id: 'picture',
  previewUrl: '/media/u/0123/1080.webp',
  width: 1600,
  height: 1200,
};

const photo = (name: string, values: object = {}) => ({
  __typename: 'GalleryPhoto',
  id: `id-${name}`,
  caption: name,
  description: `What is to be seen of ${name}`,
  isHidden: false,
  isBeingMade: false,
  previewUrl: `/media/photos/${name}/400.jpg`,
  width: 1440,
  height: 960,
  crop: null,
  picture: null,
  version: 1,
  ...values,
});

const PHOTOS = ['Street', 'Racks', 'Shower'].map((name) => photo(name));

function changed(field: string, photos: object[]) {
  gallery = photos;
  return { [field]: { __typename: 'Payload', message: photoMessages.changed, galleryPhotos: photos } };
}

/** The photos on the server. */
let gallery: object[];

const open = (answers: PanelAnswers = {}) =>
  openPanel('?tab=photos', {
    GalleryPhotos: () => ({ galleryPhotos: gallery }),
    CreatePictureUpload: () => ({
      createPictureUpload: {
        __typename: 'CreatePictureUploadPayload',
        pictureId: 'picture',
        uploadUrl: 'http://studio.example/uploads/pictures/token',
      },
    }),
    UploadedPicture: () => ({ uploadedPicture: PICTURE }),
    ...answers,
  });

const sent = (operations: { name: string; variables: unknown }[], name: string) =>
  operations.findLast((one) => one.name === name)?.variables;

const captions = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

async function choose(file: File): Promise<void> {
  const input = await screen.findByLabelText('Add a photo');
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
    await Promise.resolve();
  });
}

const answer = (status: number, body: object | null = null) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body && JSON.stringify(body), { status }));

beforeEach(() => {
  gallery = PHOTOS;
  storeToken(tokenOf({ role: 'admin' }));
});

test('a picture is uploaded, described, cropped and added to the gallery', async () => {
  const put = answer(204);
  const added = photo('Yoga', { picture: PICTURE, isBeingMade: true, previewUrl: PICTURE.previewUrl });
  const { operations } = await open({ CreatePhoto: () => changed('createPhoto', [...PHOTOS, added]) });
  const file = new File(['x'], 'yoga.jpg', { type: 'image/jpeg' });
  await choose(file);
  await screen.findByRole('heading', { name: 'New photo' });
  const form = dialog('New photo');
  expect(put).toHaveBeenCalledWith('/uploads/pictures/token', { method: 'PUT', body: file });
  await press(form.getByRole('button', { name: 'Add to the gallery' }));
  expect(form.getByText(photoMessages.captionRequired)).toBeTruthy();
  expect(form.getByText(photoMessages.descriptionRequired)).toBeTruthy();
  fireEvent.change(form.getByLabelText('Caption'), { target: { value: 'Yoga' } });
  fireEvent.change(form.getByLabelText('What the photo shows'), { target: { value: 'Six mats.' } });
  await press(form.getByRole('button', { name: 'Add to the gallery' }));
  expect(sent(operations, 'CreatePhoto')).toEqual({
    input: {
      pictureId: 'picture',
      caption: 'Yoga',
      description: 'Six mats.',
      crop: { left: 0, top: 0, width: 100, height: 100 },
    },
  });
  expect(captions()).toEqual(['Street', 'Racks', 'Shower', 'Yoga']);
  expect(screen.getByText('Sizes are being made')).toBeTruthy();
});

test('why a picture is refused is shown in place, and another one can be chosen', async () => {
  answer(400, { message: mediaMessages.damaged, code: 'BAD_REQUEST' });
  const { operations } = await open();
  await choose(new File(['x'], 'cut.jpg'));
  expect((await screen.findByRole('alert')).textContent).toBe(mediaMessages.damaged);
  const before = operations.length;
  await choose(new File([new Uint8Array(PICTURE_BYTES_MAX + 1)], 'large.jpg'));
  expect((await screen.findByRole('alert')).textContent).toBe(mediaMessages.tooLarge);
  expect(operations).toHaveLength(before);
  answer(204);
  await choose(new File(['x'], 'whole.jpg'));
  expect(await screen.findByRole('dialog', { name: 'New photo' })).toBeTruthy();
});

test('a photo is moved, and the focus stays with it', async () => {
  const [street, racks, shower] = PHOTOS;
  const { operations } = await open({
    ReorderPhotos: () => changed('reorderPhotos', [racks!, street!, shower!]),
  });
  const up = button('Move up: Racks');
  up.focus();
  await press(up);
  expect(sent(operations, 'ReorderPhotos')).toEqual({
    input: { photoIds: ['id-Racks', 'id-Street', 'id-Shower'] },
  });
  expect(captions()).toEqual(['Racks', 'Street', 'Shower']);
  expect(button('Move up: Racks').hasAttribute('disabled')).toBe(true);
  expect(document.activeElement).toBe(button('Move down: Racks'));
});

test('a photo is hidden and shown again', async () => {
  const hidden = photo('Racks', { isHidden: true, version: 2 });
  const { operations } = await open({
    UpdatePhoto: () => changed('updatePhoto', [PHOTOS[0]!, hidden, PHOTOS[2]!]),
  });
  await press(button('Hide: Racks'));
  expect(operations.at(-1)?.variables).toEqual({
    input: { id: 'id-Racks', expectedVersion: 1, isHidden: true },
  });
  expect(screen.getByText('Hidden')).toBeTruthy();
  expect(button('Show: Racks')).toBeTruthy();
});

test('a photo that came with the product has texts to edit, but no picture to crop', async () => {
  const { operations } = await open({ UpdatePhoto: () => changed('updatePhoto', PHOTOS) });
  await press(button('Edit: Street'));
  const form = dialog('Edit photo');
  expect(form.queryByRole('group', { name: 'Part to show' })).toBeNull();
  fireEvent.change(form.getByLabelText('Caption'), { target: { value: 'The street' } });
  await press(form.getByRole('button', { name: 'Save' }));
  expect(operations.at(-1)?.variables).toMatchObject({
    input: { id: 'id-Street', expectedVersion: 1, caption: 'The street', crop: null },
  });
});

test('a part that is too small is refused before it is sent', async () => {
  const small = photo('Yoga', {
    picture: PICTURE,
    crop: { __typename: 'PhotoCrop', left: 0, top: 0, width: 30, height: 30 },
  });
  gallery = [small];
  const { operations } = await open();
  await press(button('Edit: Yoga'));
  const form = dialog('Edit photo');
  const before = operations.length;
  await press(form.getByRole('button', { name: 'Save' }));
  expect(form.getByRole('alert').textContent).toBe(mediaMessages.cropTooSmall());
  expect(operations).toHaveLength(before);
  await press(form.getByRole('button', { name: 'Show all of it' }));
  expect(form.getByRole('group', { name: 'Part to show' })).toBeTruthy();
});

test('a photo is deleted after a question', async () => {
  await open({
    DeletePhoto: () => ({
      deletePhoto: {
        __typename: 'DeletePhotoPayload',
        message: photoMessages.deleted,
        deletedPhotoId: 'id-Racks',
      },
    }),
  });
  await press(button('Delete: Racks'));
  await press(dialog('Delete “Racks”?').getByRole('button', { name: 'Delete photo' }));
  expect(captions()).toEqual(['Street', 'Shower']);
});
