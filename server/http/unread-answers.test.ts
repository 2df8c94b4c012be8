import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../lib/limits';
import { eventually } from '../test/eventually';
import { Capacity } from './capacity';
import { Proxies } from './proxies';
import { RequestSlots } from './request-slots';

/** More than the operating system takes for a client that reads nothing. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

let server: Server;
let sockets: Socket[];
let address: string;
let answered: number;
let ahead: number;

const IN_FLIGHT_MAX = 2;

beforeEach(async () => {
  const proxies = new Proxies({ hops: 1, addresses: ['127.0.0.1'] });
  const capacity = new Capacity({ inFlightMax: IN_FLIGHT_MAX, isDatabaseBusy: () => false });
  const limits = { ...DEFAULT_LIMITS.requests, perNetwork: 1 };
  const slots = new RequestSlots({ limits, proxies, capacity });
  [sockets, answered, ahead] = [[], 0, 0];
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    if (!(await slots.assign(req, res))) return;
    res.end(req.url === '/large' ? LARGE : 'small');
    answered += 1;
  };
  server = createServer((req, res) => void answer(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** A client that asks for much and reads nothing; returns once the answer is complete. */
async function leaveUnread(network: string): Promise<void> {
  const before = answered;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket.pause());
  socket.write(`GET /large HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\n\r\n`);
  await eventually(() => expect(answered).toBe(before + 1));
}

const read = async (network: string) => {
  const { status } = await fetch(address, {
    headers: { 'x-forwarded-for': network },
    signal: AbortSignal.timeout(10_000),
  });
  return status;
};

test('an answer that its client leaves unread does not keep others of its network waiting, and can be read on', async () => {
  await leaveUnread('198.51.100.1');
  ahead = 6000;
  expect(await read('198.51.100.1')).toBe(200);
  expect(sockets[0]!.destroyed).toBe(false);
  let received = 0;
  sockets[0]!.on('data', ({ length }) => (received += length)).resume();
  await eventually(() => expect(received).toBeGreaterThan(LARGE.length));
});

test('unread answers do not take the capacity for all', async () => {
  for (let count = 1; count <= IN_FLIGHT_MAX; count += 1) await leaveUnread(`198.51.100.${count}`);
  expect(await read('198.51.100.9')).toBe(503);
  ahead = 6000;
  expect(await read('198.51.100.9')).toBe(200);
});
