import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { StartError } from '../lib/errors';
import { eventually } from '../test/eventually';
import { DEFAULT_LIMITS, type RequestLimits } from '../lib/limits';
import { OPEN_PER_CONNECTION_MAX } from '../lib/request-limits';
import { Listener } from './listener';
import { Proxies } from './proxies';

const HOST = '127.0.0.1';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends.splice(0).reverse()) await end();
});

const createListener = ({
  port = 0,
  host = HOST,
  hops = 0,
  ...limits
}: Partial<RequestLimits> & Place = {}) =>
  new Listener({
    host,
    port,
    limits: { ...DEFAULT_LIMITS.requests, ...limits },
    proxies: new Proxies({ hops, addresses: [HOST] }),
  });
interface Place {
  port?: number;
  host?: string;
  hops?: number;
}

async function open(settings?: Parameters<typeof createListener>[0]): Promise<Listener> {
  const listener = createListener(settings);
  await listener.open();
  ends.push(() => listener.close());
  return listener;
}

async function occupy(server: net.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  ends.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

async function refusalOf(port: number, host = HOST): Promise<string> {
  const error = await createListener({ port, host })
    .open()
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message).not.toContain('\n');
  return (error as StartError).message;
}

const call = ({ openPort }: Listener, path = '/', init?: RequestInit) =>
  fetch(`http://${HOST}:${openPort}${path}`, init);

test('opens any free port for port 0 and reports it', async () => {
  expect((await open()).openPort).toBeGreaterThan(0);
});

test('answers 503 with Retry-After to every request until it serves', async () => {
  const listener = await open();
  for (const [path, method] of [
    ['/our-blog', 'GET'],
    ['/graphql', 'POST'],
    ['/readyz', 'GET'],
    ['/healthz/x', 'GET'],
  ] as const) {
    const answer = await call(listener, path, { method });
    expect(answer.status, path).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual({ message: 'Bhor is starting.', code: 'SERVICE_UNAVAILABLE' });
  }
});

test('answers /healthz before it serves', async () => {
  const answer = await call(await open(), '/healthz');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'alive', product: 'Bhor' });
});

test('sends a request id with responses during start-up', async () => {
  const answer = await call(await open(), '/our-blog');
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
});

test('once it serves, uses the handler, also on connections that are already open', async () => {
  const listener = await open();
  expect((await call(listener)).status).toBe(503);
  listener.serve((_req, res) => res.end('served'));
  expect(await (await call(listener)).text()).toBe('served');
});

test('reports that Bhor is already running on the port', async () => {
  const { openPort } = await open();
  expect(await refusalOf(openPort)).toBe(`Bhor is already running at http://localhost:${openPort}.`);
});

test.each([
  ['is not a web server', () => net.createServer((socket) => socket.end('220 mail\r\n'))],
  ['answers HTML', () => http.createServer((_req, res) => res.end('<html>'))],
  ['answers null', () => http.createServer((_req, res) => res.end('null'))],
  [
    'has a health endpoint of its own',
    () => http.createServer((_req, res) => res.end('{"status":"alive","product":"Other"}')),
  ],
])('suggests another port when the program that uses it %s', async (_name, create) => {
  const port = await occupy(create());
  const message = await refusalOf(port);
  expect(message).toContain(`Port ${port} is in use by another program.`);
  expect(message).toContain(`PORT=${port + 1} npm start`);
});

test('gives up after a second on a port whose program does not answer', async () => {
  const sockets: net.Socket[] = [];
  const port = await occupy(net.createServer((socket) => void sockets.push(socket)));
  ends.push(() => sockets.forEach((socket) => socket.destroy()));
  expect(await refusalOf(port)).toContain('another program');
});

test('refuses a host that does not belong to this machine', async () => {
  expect(await refusalOf(0, '192.0.2.1')).toMatch(/Cannot listen on 192\.0\.2\.1.*HOST and PORT/);
});

/** A handler that responds only when `answer` is called. */
function slowHandler() {
  const onRequest = vi.fn();
  let answer = () => {};
  const handler: http.RequestListener = (_req, res) => {
    onRequest();
    answer = () => void res.end('finished');
  };
  return { handler, onRequest, answer: () => answer() };
}

test('finishes a request in flight on close and accepts no new ones', async () => {
  const listener = await open();
  const { openPort } = listener;
  const slow = slowHandler();
  listener.serve(slow.handler);
  const inFlight = call(listener).then((answer) => answer.text());
  await eventually(() => expect(slow.onRequest).toHaveBeenCalled());
  let isClosed = false;
  const closed = listener.close().then(() => void (isClosed = true));
  await expect(fetch(`http://${HOST}:${openPort}/`)).rejects.toThrow();
  expect(isClosed).toBe(false);
  slow.answer();
  expect(await inFlight).toBe('finished');
  await closed;
});

test('close is not delayed by the keep-alive connection of the last request', async () => {
  const listener = await open();
  const slow = slowHandler();
  listener.serve(slow.handler);
  const agent = new http.Agent({ keepAlive: true });
  http
    .get({ host: HOST, port: listener.openPort, agent }, (answer) => void answer.resume())
    .on('error', () => {});
  await eventually(() => expect(slow.onRequest).toHaveBeenCalled());
  const startedAt = performance.now();
  const closed = listener.close();
  slow.answer();
  await closed;
  agent.destroy();
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test('close waits at most four seconds for a request that never ends', async () => {
  const listener = createListener();
  await listener.open();
  const { handler, onRequest } = slowHandler();
  listener.serve(handler);
  const cut = expect(call(listener)).rejects.toThrow();
  await eventually(() => expect(onRequest).toHaveBeenCalled());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = listener.close();
  vi.advanceTimersByTime(4000);
  vi.useRealTimers();
  await Promise.all([closed, cut]);
});

test('keeps idle connections longer than load balancers do', async () => {
  const listener = await open();
  listener.serve((_req, res) => res.end());
  const keepAlive = (await call(listener)).headers.get('keep-alive') ?? '';
  expect(Number(/timeout=(\d+)/.exec(keepAlive)?.[1])).toBeGreaterThan(60);
});

test('while draining, serves requests, closes each connection and answers 503 on /readyz', async () => {
  const listener = await open();
  const slow = slowHandler();
  listener.serve(slow.handler);
  const inFlight = call(listener);
  await eventually(() => expect(slow.onRequest).toHaveBeenCalled());
  const drained = listener.drain(1000);
  for (const path of ['/readyz', '/readyz?from=balancer']) {
    const probe = await call(listener, path);
    expect(probe.status).toBe(503);
    expect(probe.headers.get('retry-after')).toBe('5');
    expect(probe.headers.get('connection')).toBe('close');
    expect(await probe.json()).toEqual({ status: 'draining' });
  }
  slow.answer();
  expect((await inFlight).headers.get('connection')).toBe('close');
  listener.serve((_req, res) => res.end('served'));
  const answer = await call(listener);
  expect(answer.headers.get('connection')).toBe('close');
  expect(await answer.text()).toBe('served');
  await drained;
  expect((await call(listener)).status).toBe(200);
});

test('closes at once when the drain time is 0', async () => {
  const listener = await open();
  const startedAt = performance.now();
  await listener.drain(0);
  await listener.close();
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test('can be closed more than once', async () => {
  const listener = createListener();
  await listener.open();
  await Promise.all([listener.close(), listener.close()]);
  await listener.close();
});

/** Sends requests on one connection without reading the responses. */
function pipeline({ openPort }: Listener, count: number, headers = ''): net.Socket {
  const socket = net.connect(openPort, HOST).pause();
  ends.push(() => socket.destroy());
  socket.on('error', () => {});
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`.repeat(count));
  return socket;
}

const closed = (socket: net.Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

test.each(['', 'Expect: patience\r\n'])(
  'closes a connection with too many requests at the same time (%j)',
  async (headers) => {
    const listener = await open();
    const { handler, onRequest } = slowHandler();
    listener.serve(handler);
    pipeline(listener, OPEN_PER_CONNECTION_MAX, headers);
    await eventually(() => expect(onRequest).toHaveBeenCalledTimes(1));
    await closed(pipeline(listener, 90, headers).resume());
    expect(onRequest.mock.calls.length).toBeLessThanOrEqual(2);
  },
);

test('refuses requests of a network with too many without a response, until it has fewer', async () => {
  const listener = await open({ openPerNetwork: 5 });
  const { handler, onRequest } = slowHandler();
  listener.serve(handler);
  const socket = pipeline(listener, 5);
  await eventually(() => expect(onRequest).toHaveBeenCalledTimes(1));
  const answer = await call(listener);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await answer.json()).toMatchObject({ code: 'RATE_LIMITED' });
  socket.destroy();
  listener.serve((_req, res) => res.end('served'));
  await eventually(async () => expect((await call(listener)).status).toBe(200));
});

function connect({ openPort }: Listener): net.Socket {
  const socket = net.connect(openPort, HOST);
  ends.push(() => socket.destroy());
  return socket.on('error', () => {}).resume();
}

async function connectIdle(listener: Listener, count: number): Promise<net.Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(listener));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

test.each([
  ['of one network', { connectionsPerNetwork: 3 }],
  ['altogether', { connections: 3, hops: 1 }],
])('closes new connections while there are too many %s, even if they send nothing', async (_name, limits) => {
  const listener = await open(limits);
  listener.serve((_req, res) => res.end('served'));
  const [first] = await connectIdle(listener, 3);
  await closed(connect(listener));
  await expect(call(listener)).rejects.toThrow();
  first!.destroy();
  await eventually(async () => expect(await (await call(listener)).text()).toBe('served'));
});

test('a proxy may have any number of connections, because it has many clients', async () => {
  const listener = await open({ connectionsPerNetwork: 3, hops: 1 });
  listener.serve((_req, res) => res.end('served'));
  await connectIdle(listener, 4);
  expect(await (await call(listener)).text()).toBe('served');
});

const STALL_MS = 150;

test('closes a connection whose client does not read', async () => {
  const listener = await open({ stallMs: STALL_MS });
  const ended = vi.fn();
  listener.serve((_req, res) => void res.once('close', ended).end(Buffer.alloc(30 * 1024 * 1024)));
  pipeline(listener, 1);
  await eventually(() => expect(ended).toHaveBeenCalled());
});

test('closes a connection whose client does not send the rest of a body', async () => {
  const listener = await open({ stallMs: STALL_MS });
  listener.serve((req, res) => void req.resume().once('end', () => res.end()));
  const socket = net.connect(listener.openPort, HOST);
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf');
  await closed(socket.resume());
});

test('waits for a request that is being worked on, however long nothing is sent', async () => {
  const listener = await open({ stallMs: STALL_MS });
  const waits = new Promise((resolve) => setTimeout(resolve, 3 * STALL_MS));
  listener.serve((_req, res) => void waits.then(() => res.end('finished')));
  expect(await (await call(listener)).text()).toBe('finished');
});
