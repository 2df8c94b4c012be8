// One sender that tries to take up the capacity for all, from one network address, until it is stopped. Arguments:
// address of the product, name of an attack.
import { setMaxListeners } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const [, , address = '', name = ''] = process.argv;
const { hostname, port } = new URL(address);

/** @param {string} path */
const get = (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** @param {string} path @param {object} body */
function post(path, body) {
  const text = JSON.stringify(body);
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json`;
  return `${head}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

/** @param {number} count @param {(index: number) => string} requestAt */
const many = (count, requestAt) => Array.from({ length: count }, (_, index) => requestAt(index)).join('');

/** A connection that sends a text and reads nothing. @param {string} text @param {net.SocketConstructorOpts & { localAddress?: string }} [options] */
function send(text, options) {
  const socket = net.connect({ host: hostname, port: Number(port), ...options });
  socket.on('error', () => {}).pause();
  socket.write(text);
  return socket;
}

const LOG_IN = post('/api/user/signIn', { email: 'nobody@example.com', password: 'not the password' });
const INVALID_LOG_IN = post('/api/user/signIn', { email: 'nobody@example.com' });
const LARGE_FILES = Array.from({ length: 8 }, () => '/media/trainers/meera-nair/1080.jpg');
const MUTATION = post('/graphql', {
  query: 'mutation { checkAdminPassword(input: { password: "x" }) { isAdminPassword } }',
});

/** Unread files, what waits behind them, and a reset. @param {number} count @param {string} behind @returns {() => Promise<void>} */
const resetFiles = (count, behind) => async () => {
  const sockets = Array.from({ length: count }, () => send(LARGE_FILES.map(get).join('') + behind));
  await pause(300);
  for (const socket of sockets) socket.resetAndDestroy();
};

/** Different pages, of which nothing is read. */
async function unreadPages() {
  const sockets = Array.from({ length: 8 }, (_, each) => send(many(90, (n) => get(`/login?x=${each}.${n}`))));
  await pause(2000);
  for (const socket of sockets) socket.destroy();
}

/** @param {string} request @returns {() => Promise<void>} */
const connections = (request) => async () => {
  const sockets = Array.from({ length: 600 }, () => send(request).resume());
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve).once('close', resolve))),
  );
  for (const socket of sockets) socket.destroy();
};

const CONNECTIONS = 250;
/** Number of further connections that are opened and closed, and how long each stays open. */
const RECONNECTING = 100;
const OPEN_MS = 50;
const KEPT_MS = 2000;

/** A connection that sends a request again as soon as it has an answer. @param {string} request */
function repeat(request) {
  const socket = send(request).resume();
  // The answers are small, so that each arrives as one piece.
  socket.on('data', () => socket.write(request));
  return socket;
}

/** Opens connections that send nothing, one after the other, until it is stopped. @param {AbortSignal} stopped */
async function reconnect(stopped) {
  while (!stopped.aborted) {
    const socket = send('');
    await pause(OPEN_MS);
    socket.destroy();
  }
}

/** @param {string} request @param {{ reconnecting?: number }} [options] @returns {() => Promise<void>} */
const kept =
  (request, { reconnecting = 0 } = {}) =>
  async () => {
    const sockets = Array.from({ length: CONNECTIONS }, () => repeat(request));
    const stopped = AbortSignal.timeout(KEPT_MS);
    const others = Array.from({ length: reconnecting }, () => reconnect(stopped));
    await Promise.all([pause(KEPT_MS), ...others]);
    for (const socket of sockets) socket.destroy();
  };

const UNKNOWN_FILE = get('/x.php');
const HEAD = 'HEAD /home HTTP/1.1\r\nHost: localhost\r\n\r\n';
const LONG_PATH = get(`/assets/${'../'.repeat(5000)}.php`);

const UPLOADING = 100;
const CHUNK = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`;
const ENDLESS = 'POST /nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
const UNEXPECTED = ENDLESS.replace('Host', 'Expect: patience\r\nHost');

/**
 * Sends a beginning and chunks of a body until the connection is lost, then on another one.
 * @param {AbortSignal} stopped @param {string} beginning
 */
async function upload(stopped, beginning) {
  while (!stopped.aborted) {
    // The connection stays open when the server has ended its side.
    const socket = send(beginning, { allowHalfOpen: true }).resume();
    const feed = () => {
      while (!stopped.aborted && socket.writable && socket.write(CHUNK));
    };
    socket.on('drain', feed);
    feed();
    await new Promise((resolve) => {
      socket.once('close', resolve);
      stopped.addEventListener('abort', () => socket.destroy());
    });
  }
}

/** @param {string} beginning @returns {() => Promise<void>} */
const endless = (beginning) => async () => {
  const stopped = AbortSignal.timeout(KEPT_MS);
  setMaxListeners(0, stopped);
  await Promise.all(Array.from({ length: UPLOADING }, () => upload(stopped, beginning)));
};

const PIPELINES = 5;
const LONG_PIPELINE = get('/healthz').repeat(1000);

/** Connections that are closed because they have too many requests, some of which wait. */
async function closedPipelines() {
  const sockets = Array.from({ length: PIPELINES }, () => send(LONG_PIPELINE).resume());
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
}

/** The benchmark trusts 127.0.0.1 as a proxy. */
const NO_PROXY = '127.0.0.3';
const MANY_PIPELINES = 30;

/** All at once from a sender without a proxy. */
async function directPipelines() {
  const sockets = Array.from({ length: MANY_PIPELINES }, () =>
    send(LONG_PIPELINE, { localAddress: NO_PROXY }).resume(),
  );
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
}

/** @type {Record<string, () => Promise<void>>} */
const ATTACKS = {
  'reset pipelines': resetFiles(4, LOG_IN.repeat(90)),
  'reset pipelines of files': resetFiles(50, ''),
  'unread pages': unreadPages,
  '600 connections to /readyz': connections(get('/readyz')),
  '600 connections to /sitemap.xml': connections(get('/sitemap.xml')),
  '600 error reports': connections(post('/client-errors', { message: 'x' })),
  '600 mutations': connections(MUTATION),
  '600 log-ins over REST': connections(LOG_IN),
  '600 invalid log-ins over REST': connections(INVALID_LOG_IN),
  'unknown files on 250 kept connections': kept(UNKNOWN_FILE),
  'HEAD on 250 kept connections': kept(HEAD),
  'unknown files and reconnecting': kept(UNKNOWN_FILE, { reconnecting: RECONNECTING }),
  'HEAD and reconnecting': kept(HEAD, { reconnecting: RECONNECTING }),
  'long paths on 250 kept connections': kept(LONG_PATH),
  '100 bodies without an end': endless(ENDLESS),
  'malformed requests without an end': endless('nonsense\r\n\r\n'),
  'unknown expectations without an end': endless(UNEXPECTED),
  'pipelines that are closed': closedPipelines,
  'pipelines without a proxy': directPipelines,
};

const attack = ATTACKS[name];
if (!attack) throw new Error(`Unknown attack: ${name}`);
const stop = new AbortController();
process.once('message', () => stop.abort());
// The benchmark has been interrupted.
process.once('disconnect', () => process.exit());
let rounds = 0;
while (!stop.signal.aborted) {
  await attack();
  rounds += 1;
}
process.send?.(rounds, () => process.exit());
