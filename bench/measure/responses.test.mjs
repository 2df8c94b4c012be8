import http from 'node:http';
import net from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { Responses } from './responses.mjs';

const LENGTH = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const CHUNKS =
  'HTTP/1.1 503 Service Unavailable\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\ne\r\n0\r\n\r\n0\r\n\r\nabcd\r\n0\r\n\r\n';
const EMPTY = 'HTTP/1.1 304 Not Modified\r\ncontent-length: 0\r\n\r\n';

/** @param {string} text @param {number} partLength @returns the statuses of the responses that have ended */
function statusesOf(text, partLength) {
  /** @type {number[]} */
  const statuses = [];
  const responses = new Responses((status) => statuses.push(status));
  for (let at = 0; at < text.length; at += partLength)
    responses.receive(Buffer.from(text.slice(at, at + partLength), 'latin1'));
  return statuses;
}

test.each([1, 2, 7, 50, 1000])('the ends of responses are found in parts of %i bytes', (partLength) => {
  expect(statusesOf(LENGTH + CHUNKS + EMPTY + LENGTH, partLength)).toEqual([200, 503, 304, 200]);
});

test.each([LENGTH, CHUNKS, EMPTY])('a response without its last byte has not ended', (text) => {
  expect(statusesOf(text.slice(0, -1), 1)).toEqual([]);
});

test('a chunk without its size is an error', () => {
  expect(() => statusesOf('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nhello\r\n', 1000)).toThrow();
});

test('what node:http sends in chunks ends once', async () => {
  const server = http.createServer((_request, response) => {
    response.write('a'.repeat(70_000));
    response.end('b');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  const socket = net.connect(port, '127.0.0.1');
  try {
    const status = await new Promise((resolve) => {
      const responses = new Responses(resolve);
      socket.on('data', (bytes) => responses.receive(bytes));
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    });
    expect(status).toBe(200);
  } finally {
    socket.destroy();
    server.close();
  }
});
