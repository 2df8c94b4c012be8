import { expect, test } from 'vitest';
import { sourceSet, widthsOf } from './pictures';

test('a picture is kept in every width that it fills', () => {
  expect(widthsOf(1440)).toEqual([400, 640, 828, 1080, 1440]);
  expect(widthsOf(1079)).toEqual([400, 640, 828]);
  expect(widthsOf(399)).toEqual([]);
});

test('a source set names each width with the file that has it', () => {
  expect(sourceSet('/media/photos/racks/828.jpg', 'avif')).toBe(
    '/media/photos/racks/400.avif 400w, /media/photos/racks/640.avif 640w, /media/photos/racks/828.avif 828w',
  );
});

test.each(['/media/articles/old.svg', 'https://elsewhere.example/media/a/828.jpg', '/media/828.jpg', ''])(
  'a picture that the site does not keep itself (%j) has no source set',
  (src) => {
    expect(sourceSet(src, 'jpg')).toBeUndefined();
  },
);
