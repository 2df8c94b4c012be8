import { expect, test } from 'vitest';
import { partOfFile } from './part-of-file';

const film = () => new Response('0123456789', { headers: { 'Content-Type': 'video/mp4' } });

test.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=0-1', '01', 'bytes 0-1/10'],
  ['bytes=8-', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('%s is answered with that part', async (range, text, contentRange) => {
  const part = await partOfFile(film(), range);
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(contentRange);
  expect(part.headers.get('content-length')).toBe(String(text.length));
  expect(part.headers.get('content-type')).toBe('video/mp4');
  expect(await part.text()).toBe(text);
});

test('a part behind the end is refused', async () => {
  const part = await partOfFile(film(), 'bytes=10-');
  expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test.each(['bytes=-5', 'bytes=0-1,4-5', 'lines=1-2'])('%s is answered with the whole', async (range) => {
  const whole = await partOfFile(film(), range);
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
});
