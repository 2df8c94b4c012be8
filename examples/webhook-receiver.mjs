// Receives webhooks on PORT, and prints each event once. WEBHOOK_SECRET is what Fitness Admin shows for a new webhook.
// Needs no API key, but the package `standardwebhooks`.
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '');
/** In a real program, a table with the ids of a month. */
const known = new Set();
/** Longer than any event: whoever sends more is not Bhor, and gets no signature verified. */
const MAX_LENGTH = 10_000;

const server = createServer((request, response) => {
  receive(request).then(
    () => response.writeHead(204).end(),
    // Bhor sends it again, and shows the status in the log of the webhook.
    () => response.writeHead(400).end(),
  );
});
server.listen(process.env.PORT ?? 8080, () => console.log(server.address()));

/** @param {import('node:http').IncomingMessage} request */
async function receive(request) {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) if (body.length <= MAX_LENGTH) body += chunk;
  const id = request.headers['webhook-id'];
  // The signature is that of the bytes: verify before anything parses and prints them differently.
  const event = webhook.verify(body, /** @type {Record<string, string>} */ (request.headers));
  if (!known.has(id)) console.log(JSON.stringify(event));
  known.add(id);
}
