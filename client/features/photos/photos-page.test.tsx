import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
/** Expects the lightbox to name the picture it shows and to expose only that image to screen readers. */
function expectShown(name: string, number: number) {
  expect(viewer().getByText(`${number} of 3`).parentElement?.textContent).toBe(
    `${number} of 3 Caption of ${name}`,
  );
  expect(viewer().getByRole('img', { name: `What is to be seen of ${name}` })).toBeTruthy();
  expect(viewer().getAllByRole('img')).toHaveLength(1);
}

test('every picture on the wall links to its file and has its caption and placeholder colour', async () => {
  await open('/photos');
  for (const { caption, imageUrl } of photos) {
    const link = screen.getByText(caption).closest('a');
    expect(link?.getAttribute('href')).toBe(imageUrl);
    expect(link?.querySelector('img')?.style.backgroundColor).toBe('#131a2d');
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/^These pictures are illustrations\./)).toBeTruthy();
});

test('photos that the studio has uploaded are no illustrations', async () => {
  await open('/photos', [{ ...photos[0]!, imageUrl: '/media/u/0123/1080.jpg' }]);
  expect(screen.queryByText(/illustrations/)).toBeNull();
});

test('a click opens the lightbox, and the arrows stop at the first and the last picture', async () => {
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

test('closing the lightbox shows the wall again', async () => {
  await open('/photos');
  await press(tile('racks'));
  await press(viewer().getByRole('link', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(tile('racks')).toBeTruthy();
});

test('opens the picture named in the URL, and closing stays on the page', async () => {
  await open('/photos?photo=shower');
  expectShown('shower', 3);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(tile('shower')).toBeTruthy();
});

test('a swipe that settles in a lightbox that is already hidden changes nothing', async () => {
  await open('/photos?photo=shower');
  vi.useFakeTimers();
  // Hidden elements have no width, like every element in this test environment.
  fireEvent.scroll(viewer().getByRole('group'));
  vi.advanceTimersByTime(1000);
  expectShown('shower', 3);
});

test('ignores an unknown picture in the URL', async () => {
  await open('/photos?photo=unknown');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaves ctrl-clicks to the browser', async () => {
  await open('/photos');
  const isLeft = fireEvent.click(tile('racks'), { ctrlKey: true });
  expect(isLeft).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows an error when photos do not load, and a message when there are none', async () => {
  const { unmount } = await open('/photos', null);
  expect(screen.getByRole('alert').textContent).toContain('Failed to load photos.');
  expect(screen.getByRole('heading', { level: 1, name: 'Photos' })).toBeTruthy();
  unmount();
  await open('/photos', []);
  expect(screen.getByRole('heading', { name: 'No photos yet.' })).toBeTruthy();
});
