// npm run bench:anonymous-load: can one anonymous client slow down the home page? Exits with 1 if it can.
import { fork } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { DEMO_MEMBER, operation } from './support/calls.mjs';
import { machine } from './support/machine.mjs';
import { withProduct } from './support/product.mjs';
import { ms, quantile } from './support/statistics.mjs';

const KEEP_BUSY = path.join(import.meta.dirname, 'support/keep-busy.mjs');
const CONNECTIONS = 20;
const ROUND_S = 10;
const WARM_UP_S = 2;
const READS_PER_S = 20;
const P99_MS_MAX = 500;
const REVIEWS = 500;
/** Documents with more parts than this always exceed the token limit. */
const PARTS_MAX = 330;

const ARTICLE = 'id title description text thumbnailUrl coverUrl publishedAt authorName';
const REVIEW = 'id name comment rating userId createdAt updatedAt answer answeredAt isFromVisitor';
const TYPE = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
const SCHEMA = `types { kind name description fields(includeDeprecated: true) { name description
  args { name description type { ${TYPE} } defaultValue } type { ${TYPE} } } inputFields { name type { ${TYPE} } }
  enumValues { name description } possibleTypes { ${TYPE} } }`;

/** @param {number} count @param {(index: number) => string} partAt */
const parts = (count, partAt) => Array.from({ length: count }, (_, index) => partAt(index)).join(' ');

/**
 * Documents by kind, with a variable number of parts; the largest that the server accepts is used.
 * @type {Record<string, (count: number) => string>}
 */
const DOCUMENTS = {
  'pages of articles': (n) =>
    `{ ${parts(n, (i) => `a${i}: articles(first: 100) { nodes { ${ARTICLE} } }`)} }`,
  'pages of reviews': (n) => `{ ${parts(n, (i) => `a${i}: reviews(first: 100) { nodes { ${REVIEW} } }`)} }`,
  'one page, many aliases': (n) =>
    `{ reviews(first: 100) { ${parts(n, (i) => `a${i}: nodes { id comment }`)} } }`,
  'single reviews': (n) => `{ ${parts(n, (i) => `a${i}: reviews(last: 1) { nodes { isFromVisitor } }`)} }`,
  'summaries of reviews': (n) => `{ ${parts(n, (i) => `a${i}: reviewSummary { count average }`)} }`,
  'review quotes': (n) => `{ ${parts(n, (i) => `a${i}: reviewQuotes(first: 10) { isFromVisitor }`)} }`,
  rotations: (n) =>
    `{ ${parts(n, (i) => `a${i}: articleRotation(period: ${i}) { articles { ${ARTICLE} } }`)} }`,
  introspections: (n) => `{ ${parts(n, (i) => `a${i}: __schema { ${SCHEMA} }`)} }`,
  'parts of the schema': (n) =>
    `{ __schema { ${parts(n, (i) => `a${i}: types { fields { name description type { name kind } args { name description } } }`)} } }`,
  types: (n) =>
    `{ ${parts(n, (i) => `a${i}: __type(name: "Query") { fields { name description args { name } } }`)} }`,
  directives: (n) => `{ reviews(first: 100) { nodes { id ${parts(n, () => '@include(if: true)')} } } }`,
  'repeated fields': (n) => `{ photos { ${parts(n, () => 'id')} } }`,
  'repeated lists': (n) => `{ ${parts(n, () => 'photos { id id }')} }`,
  'unknown directives (refused)': (n) => `{ __typename ${parts(n, () => '@x')} }`,
  'unknown fields (refused)': (n) => `{ ${parts(n, (i) => `x${i}`)} }`,
};

/** @param {string} kind */
const isRefused = (kind) => kind.endsWith('(refused)');

/**
 * The number of parts of the largest document that the server executes or, for refused kinds, validates.
 * @param {string} address
 * @param {string} kind
 * @param {(count: number) => string} documentOf
 */
async function largestPartCount(address, kind, documentOf) {
  for (let count = PARTS_MAX; count > 0; count -= 1) {
    const { errors } = await operation(address, documentOf(count));
    if (!errors || (isRefused(kind) && errors[0]?.extensions?.code === 'GRAPHQL_VALIDATION_FAILED'))
      return count;
  }
  return 0;
}

/**
 * Keeps all connections busy until the returned function is called.
 * @param {string} address
 * @param {string} document
 */
function load(address, document) {
  const child = fork(KEEP_BUSY, [address, document, String(CONNECTIONS)]);
  return () =>
    new Promise((resolve, reject) => {
      child.once('message', resolve).once('error', reject).send('stop');
    });
}

/**
 * Requests the home page at a fixed rate; each response time counts from the scheduled start.
 * @param {string} address
 * @param {number} seconds
 */
function reads(address, seconds) {
  const agent = new http.Agent({ keepAlive: true });
  const start = performance.now();
  const read = async (/** @type {number} */ due) => {
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    await new Promise((resolve, reject) => {
      http
        .get(`${address}/home`, { agent }, (response) => response.resume().on('end', resolve))
        .on('error', reject);
    });
    return performance.now() - due;
  };
  return Promise.all(
    Array.from({ length: seconds * READS_PER_S }, (_, index) => read(start + (index * 1000) / READS_PER_S)),
  );
}

/** Adds more reviews to the demo data, written by the demo member. @param {string} address */
async function addReviews(address) {
  const signedIn = await call(`${address}/api/user/signIn`, DEMO_MEMBER);
  const { token } = /** @type {{ token: string }} */ (signedIn);
  const review = { name: 'Asha', comment: 'Good bars, kind people. '.repeat(20).slice(0, 480), rating: 4 };
  for (let n = 0; n < REVIEWS; n += 1) await call(`${address}/api/reviews`, review, token);
}

/**
 * @param {string} url
 * @param {object} body
 * @param {string} [token]
 */
async function call(url, body, token = '') {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response.json();
}

await withProduct(async (address) => {
  console.log(machine());
  await addReviews(address);
  await reads(address, WARM_UP_S);
  console.log(
    `${READS_PER_S} reads of /home a second for ${ROUND_S} s, with ${CONNECTIONS} connections that send one kind of document each.\n`,
  );
  const alone = await reads(address, ROUND_S);
  console.log(`alone: p50 ${ms(quantile(alone, 0.5))}, p99 ${ms(quantile(alone, 0.99))}`);
  let worst = 0;
  for (const [kind, documentOf] of Object.entries(DOCUMENTS)) {
    const count = await largestPartCount(address, kind, documentOf);
    if (count === 0) {
      console.log(`${kind}: not allowed in any number`);
      continue;
    }
    const stop = load(address, documentOf(count));
    const times = await reads(address, ROUND_S);
    const { answered, refused } = await stop();
    const p99 = quantile(times, 0.99);
    worst = Math.max(worst, p99);
    console.log(
      `${count} ${kind}: p50 ${ms(quantile(times, 0.5))}, p99 ${ms(p99)}; ` +
        `${(answered / ROUND_S).toFixed(0)} answered and ${(refused / ROUND_S).toFixed(0)} refused a second`,
    );
  }
  const isWithinLimit = worst <= P99_MS_MAX;
  console.log(`\nworst p99 ${ms(worst)}, limit ${ms(P99_MS_MAX)}: ${isWithinLimit ? 'passed' : 'FAILED'}`);
  return isWithinLimit ? 0 : 1;
});
