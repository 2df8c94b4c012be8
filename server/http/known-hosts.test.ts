import http from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { startHarness, type Harness } from '../test/harness';

let harness: Harness;
afterEach(() => harness.stop());

/** The status of a request with this Host header, which `fetch` does not let us set. */
const statusFor = (path: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    http
      .get(new URL(path, harness.address), { headers: { host } }, (res) => resolve(res.resume().statusCode))
      .on('error', reject);
  });

const OWN = [
  'localhost',
  'localhost:3000',
  'LOCALHOST',
  'bhor.localhost:3000',
  '127.0.0.1',
  '[::1]:3000',
  '192.168.1.7',
  'studio.example',
];
const OTHERS = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'notlocalhost',
  'sub.studio.example',
];

test('outside production, only requests for this machine and the public URL are answered', async () => {
  harness = await startHarness();
  for (const path of ['/dev/mailbox', '/healthz']) {
    for (const host of OWN) expect(await statusFor(path, host), host).toBe(200);
    for (const host of OTHERS) expect(await statusFor(path, host), host).toBe(403);
  }
});

test('in production, where proxies may ask by any name, all are', async () => {
  harness = await startHarness(undefined, { hasMailbox: false });
  for (const host of [...OWN, ...OTHERS]) expect(await statusFor('/healthz', host), host).toBe(200);
});
