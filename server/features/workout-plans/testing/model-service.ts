import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (req: IncomingMessage, res: ServerResponse) => void;

export interface ModelService {
  url: string;
  /** The requests, in the order received. */
  calls: { path: string | undefined; headers: IncomingHttpHeaders; body: unknown }[];
  /** Handles the next requests. */
  answer: Answer;
  stop(): Promise<void>;
}

/** A local text generation service whose responses the test controls. */
export async function startModelService(): Promise<ModelService> {
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk: Buffer) => void (text += chunk.toString()));
    req.on('end', () => {
      service.calls.push({ path: req.url, headers: req.headers, body: JSON.parse(text || 'null') });
      service.answer(req, res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: ModelService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/models/coach`,
    calls: [],
    answer: writes('A plan.'),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}

/** Responds with a body, by default with status 200. */
export const answers =
  (body: string, status = 200, headers: Record<string, string> = {}): Answer =>
  (_req, res) =>
    void res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);

/** Responds with a generated text. */
export const writes = (text: string): Answer => answers(JSON.stringify([{ generated_text: text }]));

/** Closes the connection without a response. */
export const dropsConnection: Answer = (req) => void req.socket.destroy();

/** Never responds. */
export const neverResponds: Answer = () => {};
