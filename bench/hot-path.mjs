// npm run bench:hot-path: what each part of server/hot-path saves, in CPU time of the server for each request.
import http from 'node:http';
import zlib from 'node:zlib';
import { cpuSpent, cpuTimes, requireCounters } from './measure/processes.mjs';
import { DEMO_MEMBER, requireSuccess, signIn } from './support/calls.mjs';
import { machine } from './support/machine.mjs';
import { startProduct } from './support/product.mjs';
import { median } from './support/statistics.mjs';

const ROUNDS = 5;
const CONNECTIONS = 8;
const COMPRESSIONS = 50;

const ARTICLES =
  'query A($first: Int!) { articles(first: $first) { nodes { id title authorName publishedAt } } }';
const ME = '{ me { user { id name } } }';

/** @typedef {{ path: string, headers?: Record<string, string>, body?: string, isChunked?: boolean }} Request */
/** @typedef {{ name: string, requests: number, withPart: () => Request, without: () => Request }} Pair */

let last = 0;
/** A number that was not sent before. */
const different = () => (last += 1);

/**
 * @param {Record<string, unknown>} body
 * @param {{ token?: string, isChunked?: boolean }} [more]
 * @returns {Request}
 */
const post = (body, { token, isChunked = false } = {}) => ({
  path: '/graphql',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
  isChunked,
});

/** @param {string} path @returns {Request} */
const page = (path) => ({ path, headers: { 'accept-encoding': 'br' } });

/** @param {string} token @returns {Pair[]} */
const pairs = (token) => [
  {
    name: '12 articles: kept answer / computed',
    requests: 1500,
    withPart: () => post({ query: ARTICLES, variables: { first: 12 } }),
    without: () => post({ query: ARTICLES, variables: { first: 12, unused: different() } }),
  },
  {
    name: 'a page: kept answer / rendered',
    requests: 100,
    withPart: () => page('/our-blog'),
    without: () => page(`/our-blog?search=yoga${different()}`),
  },
  {
    name: 'me: read without Express / with it',
    requests: 2000,
    withPart: () => post({ query: ME }, { token }),
    // A body of unknown length is read by Express.
    without: () => post({ query: ME }, { token, isChunked: true }),
  },
  {
    name: 'me: known document / new one',
    requests: 2000,
    withPart: () => post({ query: ME }, { token }),
    without: () => post({ query: `${ME} # ${different()}` }, { token }),
  },
];

requireCounters();
const { address, pid, stop } = await startProduct();
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
try {
  console.log(machine());
  const signedIn = await signIn(address, DEMO_MEMBER);
  requireSuccess(signedIn);
  const { token = '' } = /** @type {{ token?: string }} */ (signedIn.data?.['signIn'] ?? {});
  for (const pair of pairs(token)) console.log(await compared(pair));
  console.log(await compression());
} finally {
  await stop();
}
process.exit();

/** @param {Pair} pair */
async function compared({ name, requests, withPart, without }) {
  await cpuOf(withPart, requests);
  await cpuOf(without, requests);
  const results = [];
  for (let round = 0; round < ROUNDS; round += 1)
    results.push([await cpuOf(withPart, requests), await cpuOf(without, requests)]);
  const [a, b] = [0, 1].map((column) => median(results.map((result) => result[column] ?? 0)).toFixed(2));
  return `${name}: ${a} / ${b} ms`;
}

/**
 * CPU time of the server for each request, in milliseconds.
 * @param {() => Request} next
 * @param {number} requests
 */
async function cpuOf(next, requests) {
  const before = cpuTimes(pid);
  let left = requests;
  const sendAll = async () => {
    while (left > 0) {
      left -= 1;
      await send(next());
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendAll));
  return cpuSpent(before, cpuTimes(pid)) / requests;
}

/** @param {Request} request @returns {Promise<Buffer>} */
function send({ path, headers = {}, body = '', isChunked = false }) {
  const length = body && !isChunked ? { 'content-length': Buffer.byteLength(body) } : {};
  const options = { agent, method: body ? 'POST' : 'GET', headers: { ...headers, ...length } };
  return new Promise((resolve, reject) => {
    const request = http.request(address + path, options, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const isRight = response.statusCode === 200 && !bytes.includes('"errors"');
        if (isRight) resolve(bytes);
        else reject(new Error(`${path} was answered with ${response.statusCode}: ${bytes.subarray(0, 200)}`));
      });
    });
    request.on('error', reject);
    if (isChunked) request.write(body);
    request.end(isChunked ? undefined : body);
  });
}

/** What compressing a page takes, which is done once for all of its responses. */
async function compression() {
  const text = await send({ path: '/service' });
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
  const before = process.cpuUsage();
  for (let count = 0; count < COMPRESSIONS; count += 1) zlib.brotliCompressSync(text, { params });
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000 / COMPRESSIONS;
  return `compressing a page of ${Math.round(text.length / 1000)} kB: ${ms.toFixed(1)} ms`;
}
