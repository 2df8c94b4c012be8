import net from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../lib/limits';
import { eventually } from '../test/eventually';
import { Listener } from './listener';
import { Proxies } from './proxies';

const HOST = '127.0.0.1';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A server that trusts this machine as that many proxies. */
async function open(hops: number): Promise<number> {
  const proxies = new Proxies({ hops, addresses: [HOST] });
  const listener = new Listener({ host: HOST, port: 0, limits: DEFAULT_LIMITS.requests, proxies });
  await listener.open();
  ends.push(() => listener.close());
  listener.serve((_req, res) => res.end('served'));
  return listener.openPort;
}

function connect(port: number, text = ''): net.Socket {
  const socket = net.connect(port, HOST);
  ends.push(() => socket.destroy());
  socket.on('error', () => {}).resume();
  socket.write(text);
  return socket;
}

const LONG_PIPELINE = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(90);

const answerOf = async (port: number) => (await fetch(`http://${HOST}:${port}/`)).text();

test('closes all connections of a network that sends a long pipeline, and new ones for a moment', async () => {
  const port = await open(0);
  const idle = connect(port);
  await once(idle, 'connect');
  connect(port, LONG_PIPELINE);
  await once(idle, 'close');
  await once(connect(port), 'close');
  await eventually(async () => expect(await answerOf(port)).toBe('served'));
});

test('the other connections of a proxy stay open after a long pipeline', async () => {
  const port = await open(1);
  const idle = connect(port);
  await once(idle, 'connect');
  await once(connect(port, LONG_PIPELINE), 'close');
  expect(idle.destroyed).toBe(false);
  expect(await answerOf(port)).toBe('served');
});
