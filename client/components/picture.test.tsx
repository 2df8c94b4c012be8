import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../test/render-page';
import { Picture } from './picture';

const racks = { src: '/media/photos/racks/828.jpg', width: 828, height: 552, color: '#1c2550' };
const tall = { src: '/media/photos/racks-tall/640.jpg', width: 640, height: 800 };

const sources = () =>
  [...document.querySelectorAll('source')].map(
    (source) => `${source.type} ${source.media} ${source.srcset.split(' ')[0]}`,
  );

test('a picture has its size, its alternative text and every format', async () => {
  await renderPage(<Picture file={racks} alt="Three racks" sizes="50vw" />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Three racks' });
  expect([image.width, image.height, image.getAttribute('loading')]).toEqual([828, 552, 'lazy']);
  expect(image.srcset).toContain('/media/photos/racks/400.jpg 400w');
  expect(sources()).toEqual([
    'image/avif  /media/photos/racks/400.avif',
    'image/webp  /media/photos/racks/400.webp',
  ]);
});

test('lists the crop for narrow windows first, in all three formats', async () => {
  await renderPage(
    <Picture file={racks} narrow={{ file: tall, media: '(max-width: 40em)' }} alt="" sizes="100vw" isFirst />,
  );
  expect(sources().slice(0, 3)).toEqual([
    'image/avif (max-width: 40em) /media/photos/racks-tall/400.avif',
    'image/webp (max-width: 40em) /media/photos/racks-tall/400.webp',
    'image/jpeg (max-width: 40em) /media/photos/racks-tall/400.jpg',
  ]);
  expect(sources()).toHaveLength(5);
  expect(document.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
});

test('renders an uploaded picture as it is', async () => {
  await renderPage(
    <Picture file={{ src: '/uploads/a.png', width: 3, height: 2 }} alt="A yard" sizes="50vw" />,
  );
  expect(sources()).toEqual([]);
  expect(screen.getByRole('img').getAttribute('srcset')).toBeNull();
});
