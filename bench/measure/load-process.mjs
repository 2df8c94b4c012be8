// Sends load when told to, in a process of its own: an Order in, a Load out. It writes the same bytes to each connection
// again as soon as the response has ended, because node:http would need more time for a request than the servers do.
import net from 'node:net';
import { quantile } from '../support/statistics.mjs';
import { DIFFERENT } from './different.mjs';
import { Responses } from './responses.mjs';

const ID_LENGTH = 20;
const start = Date.now();
let sent = 0;

/** @param {import('./load.mjs').Order} order */
function bytesOf({ url, request: { method, headers = {}, body = '' } }) {
  const { host, pathname, search } = new URL(url);
  const filled = body.replace(DIFFERENT, '0'.repeat(ID_LENGTH));
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const length = body ? [`content-length: ${Buffer.byteLength(filled)}`] : [];
  const head = [`${method} ${pathname}${search} HTTP/1.1`, ...lines, ...length].join('\r\n');
  const idAt = body.includes(DIFFERENT)
    ? Buffer.byteLength(`${head}\r\n\r\n${body.slice(0, body.indexOf(DIFFERENT))}`)
    : -1;
  return { bytes: Buffer.from(`${head}\r\n\r\n${filled}`), idAt };
}

/** @param {import('./load.mjs').Order} order @returns {Promise<import('./load.mjs').Load>} */
async function run(order) {
  const { connections, seconds = Infinity, amount = Infinity } = order;
  /** @type {number[]} */
  const times = [];
  const startedAt = performance.now();
  const state = { started: 0, failures: 0 };
  const endsAt = startedAt + seconds * 1000;
  const takeTurn = () => performance.now() < endsAt && (state.started += 1) <= amount;
  await Promise.all(Array.from({ length: connections }, () => keepBusy(order, { takeTurn, times, state })));
  return {
    answers: times.length,
    failures: state.failures,
    perSecond: (times.length * 1000) / (performance.now() - startedAt),
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
  };
}

/**
 * One connection: a request after the other for as long as `takeTurn` allows.
 * @param {import('./load.mjs').Order} order
 * @param {{ takeTurn: () => boolean, times: number[], state: { failures: number } }} run
 */
function keepBusy(order, { takeTurn, times, state }) {
  const { hostname, port } = new URL(order.url);
  const { bytes, idAt } = bytesOf(order);
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
    let sentAt = 0;
    const send = () => {
      if (!takeTurn()) return socket.end();
      if (idAt >= 0) bytes.write(`${start}${(sent += 1)}`.padEnd(ID_LENGTH, '-'), idAt, 'latin1');
      sentAt = performance.now();
      socket.write(bytes);
    };
    const responses = new Responses((status) => {
      if (status === 200) times.push(performance.now() - sentAt);
      else state.failures += 1;
      send();
    });
    socket.on('connect', send).on('data', (received) => responses.receive(received));
    socket.on('close', resolve).on('error', reject);
  });
}

process.on('message', async (order) => {
  try {
    process.send?.({ load: await run(/** @type {import('./load.mjs').Order} */ (order)) });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.send?.('ready');
