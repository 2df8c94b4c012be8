import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../test/harness';
import { PATH_LENGTH_MAX } from './request-path';

let harness: Harness;
beforeAll(async () => void (harness = await startHarness()));
afterAll(() => harness.stop());

/** Sends the path as it is, which `fetch` would normalise. */
function get(path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get(harness.address, { path }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode, body }));
    });
    request.on('error', reject);
  });
}

const TOO_LONG = { status: 404, body: expect.stringContaining('path of this address is too long') as string };

test.each(['/assets/', '/', 'http://studio.example/assets/'])(
  'a long path that climbs from %s is refused before any file is looked up',
  async (start) => {
    expect(await get(`${start}${'../'.repeat(5000)}x.php`)).toMatchObject(TOO_LONG);
    expect(await get(`${start}${'%2e%2e/'.repeat(2000)}x.php`)).toMatchObject(TOO_LONG);
  },
);

test('a long query string is not a long path', async () => {
  const path = `/${'a'.repeat(PATH_LENGTH_MAX - 1)}`;
  expect(await get(`${path}?${'b'.repeat(PATH_LENGTH_MAX)}`)).not.toMatchObject(TOO_LONG);
  expect(await get(`${path}a`)).toMatchObject(TOO_LONG);
});
