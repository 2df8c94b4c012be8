// The limit: node:http, prepared statements and JSON.stringify. It knows the questions and reads no GraphQL.
import http from 'node:http';
import { answerTo } from './answers.mjs';
import { HOST, PORT } from './settings.mjs';
import { bodyOf, sendJson } from './http.mjs';

const server = http.createServer(async (request, response) => {
  try {
    sendJson(response, Buffer.from(JSON.stringify(await answerTo(request, await bodyOf(request)))));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(PORT, HOST);
