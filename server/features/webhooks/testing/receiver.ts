import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';

export interface ReceivedEvent {
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A program that gets events, and answers as it is told. */
export interface Receiver {
  url: string;
  received: ReceivedEvent[];
  /** The status of its answers, by the event. */
  answer: (event: ReceivedEvent) => number | Promise<number>;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const receiver: Omit<Receiver, 'url' | 'stop'> = { received: [], answer: () => 204 };
  const server = http.createServer((request, response) => {
    void receive(request, receiver).then((status) =>
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events?key=of-the-program`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

async function receive(
  request: IncomingMessage,
  receiver: Pick<Receiver, 'received' | 'answer'>,
): Promise<number> {
  const text = await textOf(request);
  const event: ReceivedEvent = { headers: request.headers, text, body: JSON.parse(text) };
  receiver.received.push(event);
  return receiver.answer(event);
}
