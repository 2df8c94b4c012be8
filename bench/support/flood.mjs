// Sends one query over many connections, each from a network address of its own, in a separate process. Answers each
// message with what has happened since the last one.
import http from 'node:http';

const [address = '', token = '', query = '', connections = ''] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true });
const body = JSON.stringify({ query });

/** @typedef {{ status: number, ms: number, hasRetryAfter: boolean }} Outcome */

/** @type {Outcome[]} */
let outcomes = [];

/** @param {number} connection @returns {Promise<Outcome>} */
function send(connection) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.0.${connection >> 8}.${connection & 255}`,
  };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    http
      .request(`${address}/graphql`, { method: 'POST', agent, headers }, (response) =>
        response.resume().on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            ms: performance.now() - startedAt,
            hasRetryAfter: response.headers['retry-after'] !== undefined,
          }),
        ),
      )
      .on('error', reject)
      .end(body);
  });
}

/** @param {number} connection */
async function keepSending(connection) {
  for (;;) outcomes.push(await send(connection));
}

process.on('message', () => {
  process.send?.(outcomes);
  outcomes = [];
});
process.on('disconnect', () => process.exit());
await Promise.all(Array.from({ length: Number(connections) }, (_, index) => keepSending(index)));
