/** Clients that send their body slowly keep nothing that others need. */
import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../test/eventually';
import { startHarness, type Harness } from '../test/harness';

let harness: Harness;
const sockets: net.Socket[] = [];
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await harness.stop();
});

const NETWORK = '198.51.100.7';
const CHUNKED = 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n';
const SHORT = 'Content-Length: 5000\r\n\r\n{';
const LONG = 'Content-Length: 50000\r\n\r\n{';

/** Sends the head of a request and the beginning of its body. */
function begin(path: string, body: string): net.Socket {
  const { port } = new URL(harness.address);
  const socket = net.connect(Number(port), '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  const headers = `Host: localhost\r\nContent-Type: application/json\r\nX-Forwarded-For: ${NETWORK}`;
  socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n${body}`);
  return socket;
}

const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': NETWORK };
  const signal = AbortSignal.timeout(5000);
  return (await harness.fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal })).status;
};

test.each([
  ['/graphql', CHUNKED],
  ['/graphql', SHORT],
  ['/graphql', LONG],
  ['/api/user/signIn', CHUNKED],
  ['/api/user/signIn', SHORT],
  ['/client-errors', SHORT],
])('unfinished bodies of %s leave slots and capacity to the same network (%j)', async (path, body) => {
  harness = await startHarness(undefined, { limits: { requests: { inFlight: 6 } } });
  const begun = Array.from({ length: 40 }, () => begin(path, body));
  await Promise.all(begun.map((socket) => new Promise((resolve) => socket.write(' ', resolve))));
  expect(await post('/graphql', { query: '{ articles { nodes { id } } }' })).toBe(200);
  expect(await post('/api/user/signIn', { username: 'asha', password: 'not this one' })).toBe(400);
});

test('a large body that is refused is not counted any longer', async () => {
  harness = await startHarness();
  const { port } = new URL(harness.address);
  const refuse = () =>
    new Promise<void>((resolve) => {
      const socket = net.connect(Number(port), '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      const headers = `Host: localhost\r\nContent-Type: text/plain\r\nX-Forwarded-For: ${NETWORK}`;
      socket.write(`POST /graphql HTTP/1.1\r\n${headers}\r\n${LONG}`);
      socket.once('data', () => {
        socket.resetAndDestroy();
        resolve();
      });
    });
  for (let round = 0; round < 60; round += 1) await refuse();
  const query = '{ articles { nodes { id } } }';
  expect(await post('/graphql', { query, padding: 'x'.repeat(20_000) })).toBe(200);
});

test('large bodies of one network are limited in number', async () => {
  harness = await startHarness();
  const answers: string[] = [];
  for (let index = 0; index < 53; index += 1)
    begin('/graphql', LONG).on('data', (data) => answers.push(data.toString('utf8', 9, 12)));
  await eventually(() => expect(answers).toEqual(['429', '429', '429']));
  expect(await post('/graphql', { query: '{ articles { nodes { id } } }' })).toBe(200);
});

test('a body that arrives too slowly ends its connection', async () => {
  harness = await startHarness(undefined, { limits: { requests: { stallMs: 400 } } });
  for (const [path, body] of [
    ['/graphql', CHUNKED],
    ['/graphql', SHORT],
    ['/api/user/signIn', SHORT],
  ] as const) {
    const socket = begin(path, body);
    const trickle = setInterval(() => socket.write(' '), 50);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(trickle);
  }
});

const STALL_MS = 1500;
const isOpen = (socket: net.Socket) => !socket.destroyed;

/** Waits until the server closes connections on which bytes keep arriving. */
async function untilClosed(begun: net.Socket[], before = () => {}): Promise<void> {
  const trickle = setInterval(() => begun.filter(isOpen).forEach((one) => one.write('1\r\n \r\n')), 50);
  try {
    await eventually(before);
    await eventually(() => expect(begun.filter(isOpen)).toHaveLength(0));
  } finally {
    clearInterval(trickle);
  }
}

/** No page has this path, so the server answers before the body has arrived. */
const REFUSED = '/api/nothing';
const END = '0\r\n\r\n';

/** Requests whose answer is there although their body has not ended. */
async function beginRefused(count: number, body = CHUNKED): Promise<net.Socket[]> {
  const begun = Array.from({ length: count }, () => begin(REFUSED, body));
  await Promise.all(
    begun.map((socket) => new Promise((resolve) => socket.once('data', resolve).once('close', resolve))),
  );
  return begun;
}

test.each([
  ['refused bodies', CHUNKED],
  ['bodies with an unknown expectation', `Expect: patience\r\n${CHUNKED}`],
])(
  'the rest of %s is read from four connections of a network, and for a limited time',
  async (_name, body) => {
    harness = await startHarness(undefined, { limits: { requests: { stallMs: STALL_MS } } });
    const begun = await beginRefused(10, body);
    await eventually(() => expect(begun.filter(isOpen)).toHaveLength(4));
    await untilClosed(begun);
  },
);

test('the rest of a body that arrives faster is read slowly, so that others are answered meanwhile', async () => {
  harness = await startHarness(undefined, { limits: { requests: { stallMs: STALL_MS } } });
  const [socket] = (await beginRefused(1)) as [net.Socket];
  const chunk = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`;
  const feed = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on('drain', feed);
  feed();
  await new Promise((resolve) => socket.once('close', resolve));
  const MB = 2 ** 20;
  expect((socket.bytesWritten - socket.writableLength) / MB).toBeLessThan(60);
});

test('what follows a malformed request is read slowly, too', async () => {
  harness = await startHarness(undefined, { limits: { requests: { stallMs: STALL_MS } } });
  const port = Number(new URL(harness.address).port);
  const begun = Array.from({ length: 10 }, () =>
    net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }),
  );
  sockets.push(...begun);
  for (const socket of begun) socket.on('error', () => {}).write('nonsense\r\n\r\n');
  await Promise.all(begun.map((socket) => new Promise((resolve) => socket.once('data', resolve))));
  await untilClosed(begun, () => expect(begun.filter(isOpen)).toHaveLength(4));
});

test.each([
  ['has ended', (socket: net.Socket) => socket.write(END)],
  ['was lost with its connection', (socket: net.Socket) => socket.resetAndDestroy()],
])('a refused body that %s is not counted any longer', async (_name, finish) => {
  harness = await startHarness();
  for (let round = 0; round < 3; round += 1) {
    await eventually(async () => {
      const begun = await beginRefused(3);
      const areOpen = begun.every(isOpen);
      begun.forEach(finish);
      expect(areOpen).toBe(true);
    });
  }
});

test('a connection whose refused body has ended serves the next requests', async () => {
  harness = await startHarness();
  const [socket] = (await beginRefused(1)) as [net.Socket];
  socket.write(END);
  for (let request = 0; request < 3; request += 1) {
    const next = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await next).toMatch(/^HTTP\/1\.1 200/);
  }
});
