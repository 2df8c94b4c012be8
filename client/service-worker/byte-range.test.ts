import { expect, test } from 'vitest';
import { rangeResponse } from './byte-range';

const video = () => new Response('0123456789', { headers: { 'Content-Type': 'video/mp4' } });

test.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=0-1', '01', 'bytes 0-1/10'],
  ['bytes=8-', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('answers %s with that range', async (range, text, contentRange) => {
  const part = await rangeResponse(video(), range);
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(contentRange);
  expect(part.headers.get('content-length')).toBe(String(text.length));
  expect(part.headers.get('content-type')).toBe('video/mp4');
  expect(await part.text()).toBe(text);
});

test('refuses a range beyond the end', async () => {
  const part = await rangeResponse(video(), 'bytes=10-');
  expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test.each(['bytes=-5', 'bytes=0-1,4-5', 'lines=1-2'])('answers %s with the whole file', async (range) => {
  const whole = await rangeResponse(video(), range);
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
});
