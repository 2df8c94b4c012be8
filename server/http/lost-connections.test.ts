/** What is taken for a request is given back when its connection is lost, also while its response waits for others. */
import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { RequestLimits } from '../lib/limits';
import { eventually } from '../test/eventually';
import { startHarness, type Harness } from '../test/harness';
import { fakeSite } from '../test/fake-site';

const IN_FLIGHT_MAX = 3;

let harness: Harness;
let letGo = () => {};
afterEach(async () => {
  letGo();
  await harness.stop();
});

/** The file is sent when the test lets it go, and the responses after it in the same connection wait for it. */
const FILE = '/slow.svg';

async function start(requests: Partial<RequestLimits>): Promise<{ rendered: () => number }> {
  let rendered = 0;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const client = fakeSite({
    render: async ({ address }) => {
      rendered += 1;
      return { kind: 'page', status: 200, html: `<p>${address}</p>`, errors: [] };
    },
    findRenderAddress: (path, search) => ({ address: `${path}?${search.toString()}`, isCacheable: true }),
    files: (req, res, next) => (req.path === FILE ? void gate.then(() => res.end('<svg/>')) : next()),
  });
  harness = await startHarness(client, { limits: { requests } });
  return { rendered: () => rendered };
}

/** Sends requests on one connection without waiting for responses. */
function pipeline(paths: string[]): net.Socket {
  const { port } = new URL(harness.address);
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  return socket;
}

/** A request from another network. */
const other = async (path: string) =>
  (await harness.fetch(path, { headers: { 'x-forwarded-for': '198.51.100.7' } })).status;

const pages = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `/reviews?page=${first + index}`);

test('responses that wait in a connection that is reset count no longer', async () => {
  const { rendered } = await start({ inFlight: IN_FLIGHT_MAX });
  const socket = pipeline([FILE, ...pages(1, IN_FLIGHT_MAX)]);
  await eventually(() => expect(rendered()).toBe(IN_FLIGHT_MAX));
  expect(await other('/reviews?page=50')).toBe(503);
  socket.resetAndDestroy();
  await eventually(async () => expect(await other('/reviews?page=51')).toBe(200));
  letGo();
  expect(await other('/reviews?page=52')).toBe(200);
});

test('and none of the slots of their network either', async () => {
  const { rendered } = await start({ inFlight: 100, perNetwork: 3 });
  const socket = pipeline([FILE, ...pages(1, 3)]);
  await eventually(() => expect(rendered()).toBe(3));
  socket.resetAndDestroy();
  expect((await harness.fetch('/reviews?page=50')).status).toBe(200);
});
