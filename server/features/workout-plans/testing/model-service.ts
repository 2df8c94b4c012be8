import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (req: IncomingMessage, res: ServerResponse) => void;

export interface ModelService {
  url: string;
  /** What was sent, in its order. */
  calls: { path: string | undefined; headers: IncomingHttpHeaders; body: unknown }[];
  /** How the next calls are answered. */
  answer: Answer;
  stop(): Promise<void>;
}

/** A text generation service on this machine that answers as a test wants it to. */
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

/** Answers with a body, by default as one that succeeds. */
export const answers =
  (body: string, status = 200, headers: Record<string, string> = {}): Answer =>
  (_req, res) =>
    void res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);

/** Answers as the service does. */
export const writes = (text: string): Answer => answers(JSON.stringify([{ generated_text: text }]));

/** Closes the connection without an answer. */
export const hangsUp: Answer = (req) => void req.socket.destroy();

/** Never answers. */
export const keepsSilent: Answer = () => {};
