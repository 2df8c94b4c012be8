import { once } from 'node:events';
import net from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../lib/limits';
import { eventually } from '../test/eventually';
import { Listener } from './listener';
import { Proxies } from './proxies';
import { NetworkTurns } from './network-turns';

/** Starts this many requests of a network; returns the numbers of those that have started so far. */
function start(turns: NetworkTurns, network: string, count: number): number[] {
  const started: number[] = [];
  const isLost = () => false;
  for (let n = 0; n < count; n += 1) turns.run(network, () => started.push(n), isLost);
  return started;
}

test('one request of a network starts in each turn of the event loop, in their order', async () => {
  const turns = new NetworkTurns();
  const started = start(turns, 'one', 3);
  expect(started).toEqual([0]);
  await nextTurn();
  expect(started).toEqual([0, 1]);
  await nextTurn();
  expect(started).toEqual([0, 1, 2]);
});

test('a request that starts in a later turn counts in that turn', async () => {
  const turns = new NetworkTurns();
  start(turns, 'one', 2);
  await nextTurn();
  const later = start(turns, 'one', 1);
  expect(later).toEqual([]);
  await nextTurn();
  expect(later).toEqual([0]);
});

test('a network that was idle for a turn starts at once', async () => {
  const turns = new NetworkTurns();
  start(turns, 'one', 1);
  await nextTurn();
  expect(start(turns, 'one', 1)).toEqual([0]);
});

test('while connections are accepted, further requests of a network wait some turns', async () => {
  const turns = new NetworkTurns();
  const started = start(turns, 'one', 3);
  const startedInTurns: number[] = [];
  for (let turn = 0; turn < 25; turn += 1) {
    turns.accept();
    await nextTurn();
    startedInTurns.push(started.length);
  }
  expect(startedInTurns.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 1));
  expect(started).toEqual([0, 1, 2]);
});

test('requests whose connection is lost are dropped at once, also while connections are accepted', async () => {
  const turns = new NetworkTurns();
  start(turns, 'one', 1);
  const isLost = vi.fn(() => true);
  for (let n = 0; n < 100; n += 1) turns.run('one', expect.unreachable, isLost);
  const next = start(turns, 'one', 1);
  turns.accept();
  await nextTurn();
  expect(isLost).toHaveBeenCalledTimes(100);
  await nextTurn();
  expect(next).toEqual([0]);
  expect(isLost).toHaveBeenCalledTimes(100);
});

test('the requests of one network do not wait for those of another', () => {
  const turns = new NetworkTurns();
  start(turns, 'one', 100);
  expect(start(turns, 'two', 1)).toHaveLength(1);
});

test('requests that arrive at once on many connections do not start in one turn', async () => {
  const proxies = new Proxies({ hops: 0, addresses: [] });
  const listener = new Listener({ host: '127.0.0.1', port: 0, limits: DEFAULT_LIMITS.requests, proxies });
  await listener.open();
  const count = 40;
  let inTurns: number[] = [];
  let startedInTurn = 0;
  const countTurn = () => {
    inTurns.push(startedInTurn);
    startedInTurn = 0;
    counting = setImmediate(countTurn);
  };
  let counting = setImmediate(countTurn);
  listener.serve((_req, res) => {
    startedInTurn += 1;
    res.end();
  });
  const sockets = Array.from({ length: count }, () => net.connect(listener.openPort, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const sendAll = async () => {
    inTurns = [];
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: studio.example\r\n\r\n');
    await eventually(() => expect(inTurns.reduce((sum, one) => sum + one, 0)).toBe(count));
  };
  // Connections are accepted one in each turn, which the first requests wait for.
  await sendAll();
  await sendAll();
  expect(Math.max(...inTurns)).toBe(1);
  clearImmediate(counting);
  for (const socket of sockets) socket.destroy();
  await listener.close();
});
