/** Requests of one connection begin one after the other, so that a lost connection leaves nothing behind. */
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../test/eventually';
import { startHarness, type Harness } from '../test/harness';
import { fakeSite } from '../test/fake-site';
import { staticFiles } from './static-files';

let harness: Harness;
let letGo = () => {};
afterEach(async () => {
  letGo();
  await harness.stop();
});

/** The file is sent when the test lets it go, and the responses after it in the same connection wait for it. */
const FILE = '/slow.svg';

async function start(): Promise<{ rendered: () => number }> {
  let rendered = 0;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const client = fakeSite({
    render: async ({ address }) => {
      rendered += 1;
      return { kind: 'page', status: 200, html: `<p>${address}</p>`, errors: [] };
    },
    findRenderAddress: (page, search) => ({ address: `${page}?${search.toString()}`, isCacheable: true }),
    files: (req, res, next) => (req.path === FILE ? void gate.then(() => res.end('<svg/>')) : next()),
  });
  harness = await startHarness(client);
  return { rendered: () => rendered };
}

/** Sends requests on one connection without waiting for responses. */
function pipeline(paths: string[]): net.Socket {
  const { port } = new URL(harness.address);
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(paths.map((one) => `GET ${one} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  return socket;
}

const pages = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `/reviews?page=${first + index}`);

/** A request that is answered later than those before it have begun. */
const later = async () => expect((await harness.fetch('/reviews?page=50')).status).toBe(200);

test('requests of one connection begin one after the other, and are answered in their order', async () => {
  const { rendered } = await start();
  const socket = pipeline([FILE, ...pages(1, 3)]);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  await later();
  expect(rendered()).toBe(1);
  letGo();
  await eventually(() => expect(received).toContain('page=3'));
  expect(received.match(/<svg|page=\d/g)).toEqual(['<svg', 'page=1', 'page=2', 'page=3']);
  socket.destroy();
});

test('requests that wait in a connection that is reset do not begin', async () => {
  const { rendered } = await start();
  const socket = pipeline([FILE, ...pages(1, 3)]);
  await later();
  socket.resetAndDestroy();
  await later();
  letGo();
  await later();
  expect(rendered()).toBe(1);
});

/** More than the kernel takes for a client that does not read. */
const LARGE = 16 * 1024 * 1024;

/** Serves a folder. Returns what lists its open files. */
async function serveFiles(): Promise<() => string[]> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-lost-'));
  onTestFinished(() => fs.rmSync(directory, { recursive: true }));
  fs.mkdirSync(path.join(directory, 'assets'));
  fs.writeFileSync(path.join(directory, 'film.mp4'), Buffer.alloc(LARGE));
  fs.writeFileSync(path.join(directory, 'long.txt'), 'long '.repeat(1000));
  harness = await startHarness(fakeSite({ files: staticFiles(directory) }));
  return () =>
    fs.readdirSync('/proc/self/fd').filter((one) => linkOf(`/proc/self/fd/${one}`).startsWith(directory));
}

describe.skipIf(process.platform !== 'linux')('no file stays open', () => {
  test('of a connection that is reset', async () => {
    const openFiles = await serveFiles();
    const socket = pipeline(Array(8).fill('/film.mp4')).pause();
    await eventually(() => expect(openFiles()).not.toEqual([]));
    await harness.fetch('/film.mp4', { method: 'HEAD' });
    socket.resetAndDestroy();
    await eventually(() => expect(openFiles()).toEqual([]));
  });

  test('of a request behind an answer that ends its connection', async () => {
    const openFiles = await serveFiles();
    const { port } = new URL(harness.address);
    const socket = net.connect(Number(port), '127.0.0.1').resume();
    // Compressed answers have no length, so their end closes the connection.
    const get = (file: string) =>
      `GET ${file} HTTP/1.0\r\nConnection: keep-alive\r\nAccept-Encoding: gzip\r\n\r\n`;
    socket.write(get('/long.txt') + get('/film.mp4'));
    await once(socket, 'close');
    await harness.fetch('/film.mp4', { method: 'HEAD' });
    expect(openFiles()).toEqual([]);
  });
});

/** Empty if the file has meanwhile been closed. */
function linkOf(file: string): string {
  try {
    return fs.readlinkSync(file);
  } catch {
    return '';
  }
}
