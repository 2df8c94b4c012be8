// Keeps connections busy with one document, in a separate process so that it does not slow down the benchmark.
import http from 'node:http';

const [address = '', document = '', connections = ''] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true });
const counts = { answered: 0, refused: 0 };
let sent = 0;
const state = { isOver: false };

/** Resolves to the HTTP status; the body is discarded. @returns {Promise<number | undefined>} */
function send() {
  // Every document is different, so that the server cannot use its document cache.
  const body = JSON.stringify({ query: document.replace('{', `query Q${(sent += 1)} {`) });
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
    'accept-encoding': 'gzip',
  };
  return new Promise((resolve, reject) => {
    http
      .request(`${address}/graphql`, { method: 'POST', agent, headers }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode)),
      )
      .on('error', reject)
      .end(body);
  });
}

async function sendUntilOver() {
  while (!state.isOver) {
    if ((await send()) === 200) counts.answered += 1;
    else counts.refused += 1;
  }
}

process.once('message', () => (state.isOver = true));
await Promise.all(Array.from({ length: Number(connections) }, sendUntilOver));
process.send?.(counts, () => process.exit());
