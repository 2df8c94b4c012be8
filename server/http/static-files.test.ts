import fs from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from './static-files';

const SCRIPT = 'export const word = "dawn";';

let directory: string;
let server: Server;
beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-static-'));
  fs.mkdirSync(path.join(directory, 'assets'));
  fs.writeFileSync(path.join(directory, 'assets/page-abc.js'), SCRIPT);
  fs.writeFileSync(path.join(directory, 'assets/page-abc.js.br'), brotliCompressSync(`${SCRIPT} // small`));
  fs.writeFileSync(path.join(directory, 'favicon.svg'), '<svg/>');
  server = express().use(staticFiles(directory)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(directory, { recursive: true });
});

const get = (file: string, encoding: string) => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${file}`, { headers: { 'accept-encoding': encoding } });
};

test('sends the precompressed version of a hashed file as immutable', async () => {
  const answer = await get('/assets/page-abc.js', 'gzip, br');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe(`${SCRIPT} // small`);
});

test('sends the uncompressed file to clients without Brotli support', async () => {
  const answer = await get('/assets/page-abc.js', 'identity');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(SCRIPT);
});

test('caches other files for a day and answers 404 for missing ones', async () => {
  expect((await get('/favicon.svg', 'br')).headers.get('cache-control')).toBe('public, max-age=86400');
  for (const file of ['/assets/none.js', '/none.png', '/assets/', '/assets/../../package.json']) {
    expect((await get(file, 'br')).status, file).toBe(404);
  }
});
