import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, renderPage } from '../../test/render-page';
import { Page } from './photos-page';

const NAMES = ['street', 'racks', 'shower'];

const photos = NAMES.map((name, index) => ({
  id: `id-${name}`,
  imageUrl: `/media/photos/${name}/1440.jpg`,
  width: 1440,
  height: index === 0 ? 1800 : 960,
  color: '#131a2d',
  caption: `Caption of ${name}`,
  description: `What is to be seen of ${name}`,
}));

const open = (path: string, list: unknown = photos) =>
  renderPage(<Page />, { path, state: { pageData: { PhotosPage: list && { photos: list } } } });

const tile = (name: string) =>
  screen.getByRole('link', { name: new RegExp(`^What is to be seen of ${name}`) });
const viewer = () => within(screen.getByRole('dialog', { name: 'Photos' }));
/** The lightbox says which picture it shows, and holds its image for those who listen. */
function expectShown(name: string, number: number) {
  expect(viewer().getByText(`${number} of 3`).parentElement?.textContent).toBe(
    `${number} of 3 Caption of ${name}`,
  );
  expect(viewer().getByRole('img', { name: `What is to be seen of ${name}` })).toBeTruthy();
  expect(viewer().getAllByRole('img')).toHaveLength(1);
}

test('every picture is on the wall, as a link to its file, with its caption and the colour that waits for it', async () => {
  await open('/photos');
  for (const { caption, imageUrl } of photos) {
    const link = screen.getByText(caption).closest('a');
    expect(link?.getAttribute('href')).toBe(imageUrl);
    expect(link?.querySelector('img')?.style.backgroundColor).toBe('#131a2d');
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/^These pictures are illustrations\./)).toBeTruthy();
});

test('a press opens the picture large, and arrows lead to its neighbours as far as there are any', async () => {
  await open('/photos');
  await press(tile('racks'));
  expectShown('racks', 2);
  await press(viewer().getByRole('link', { name: 'Next photo' }));
  expectShown('shower', 3);
  await press(viewer().getByRole('link', { name: 'Next photo' }));
  expectShown('shower', 3);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  expectShown('racks', 2);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  expectShown('street', 1);
  expect(viewer().getByRole('link', { name: 'Previous photo' }).getAttribute('aria-disabled')).toBe('true');
});

test('closed, it leaves the wall as it was', async () => {
  await open('/photos');
  await press(tile('racks'));
  await press(viewer().getByRole('link', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(tile('racks')).toBeTruthy();
});

test('an address opens its picture, and closing stays on the page', async () => {
  await open('/photos?photo=shower');
  expectShown('shower', 3);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(tile('shower')).toBeTruthy();
});

test('an address of no picture opens none', async () => {
  await open('/photos?photo=unknown');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press with a key for another tab is left to the browser', async () => {
  await open('/photos');
  const isLeft = fireEvent.click(tile('racks'), { ctrlKey: true });
  expect(isLeft).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('photos that did not load say so; none at all says that', async () => {
  const { unmount } = await open('/photos', null);
  expect(screen.getByRole('alert').textContent).toContain('Failed to load photos.');
  expect(screen.getByRole('heading', { level: 1, name: 'Photos' })).toBeTruthy();
  unmount();
  await open('/photos', []);
  expect(screen.getByRole('heading', { name: 'No photos yet.' })).toBeTruthy();
});
