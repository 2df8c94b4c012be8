// The floor: node:http that sends the same bytes every time. It computes the answer to the first request of each kind.
import http from 'node:http';
import { answerTo } from './answers.mjs';
import { HOST, PORT } from './settings.mjs';
import { bodyOf, sendJson } from './http.mjs';

/** @type {Map<string, Buffer>} */
const answers = new Map();
/** Bodies start with the name of their operation, which is enough to know which answer to send. */
const NAME_LENGTH = 40;

const server = http.createServer(async (request, response) => {
  try {
    const body = await bodyOf(request);
    const kind = `${request.url} ${body.toString('latin1', 0, NAME_LENGTH)}`;
    const answer = answers.get(kind) ?? Buffer.from(JSON.stringify(await answerTo(request, body)));
    answers.set(kind, answer);
    sendJson(response, answer);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(PORT, HOST);
