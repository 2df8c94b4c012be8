// npm run bench:hot-path: what each part of server/hot-path saves, in CPU time of the server for each request.
import zlib from 'node:zlib';
import { PairsOf, post } from './measure/pairs.mjs';
import { requireCounters } from './measure/processes.mjs';
import { DEMO_MEMBER, requireSuccess, signIn } from './support/calls.mjs';
import { machine } from './support/machine.mjs';
import { startProduct } from './support/product.mjs';

const COMPRESSIONS = 50;

const ARTICLES =
  'query A($first: Int!) { articles(first: $first) { nodes { id title authorName publishedAt } } }';
const ME = '{ me { user { id name } } }';

/** @typedef {import('./measure/pairs.mjs').Request} Request */
/** @typedef {import('./measure/pairs.mjs').Pair} Pair */

let last = 0;
/** A number that was not sent before. */
const different = () => (last += 1);

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
const product = new PairsOf({ address, pid });
try {
  console.log(machine());
  const signedIn = await signIn(address, DEMO_MEMBER);
  requireSuccess(signedIn);
  const { token = '' } = /** @type {{ token?: string }} */ (signedIn.data?.['signIn'] ?? {});
  for (const pair of pairs(token)) console.log(await product.compare(pair));
  console.log(await compression());
} finally {
  await stop();
}
process.exit();

/** The time for compressing a page, which is done once for all of its responses. */
async function compression() {
  const text = await product.send({ path: '/service' });
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
  const before = process.cpuUsage();
  for (let count = 0; count < COMPRESSIONS; count += 1) zlib.brotliCompressSync(text, { params });
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000 / COMPRESSIONS;
  return `compressing a page of ${Math.round(text.length / 1000)} kB: ${ms.toFixed(1)} ms`;
}
