import { expect, test } from 'vitest';
import { sourceSet, widthsOf } from './pictures';

test('a picture is stored in every width up to its own', () => {
  expect(widthsOf(1440)).toEqual([400, 640, 828, 1080, 1440]);
  expect(widthsOf(1079)).toEqual([400, 640, 828]);
  expect(widthsOf(399)).toEqual([]);
});

test('a source set lists the file of each width', () => {
  expect(sourceSet('/media/photos/racks/828.jpg', 'avif')).toBe(
    '/media/photos/racks/400.avif 400w, /media/photos/racks/640.avif 640w, /media/photos/racks/828.avif 828w',
  );
});

test.each(['/media/articles/old.svg', 'https://elsewhere.example/media/a/828.jpg', '/media/828.jpg', ''])(
  'a picture that is not stored on the site (%j) has no source set',
  (src) => {
    expect(sourceSet(src, 'jpg')).toBeUndefined();
  },
);
