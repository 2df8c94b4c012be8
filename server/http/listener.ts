import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { RETRY_AFTER_S } from '#common/limits';
import { StartError } from '../lib/errors';
import { ALIVE, isAlive } from './health';

const FINISH_MS = 4000;
/** Longer than balancers keep an idle connection, 60 s as a rule: who closes first must not be the one who is asked next. */
const KEEP_ALIVE_MS = 75_000;
/** Node also counts the pause before the next request as time spent on its headers. */
const HEADERS_MS = KEEP_ALIVE_MS + 5000;

/** The HTTP port: taken before anything else is started, so that a second start ends here. */
export class Listener {
  private handler: http.RequestListener = answerStarting;
  private isDraining = false;
  private readonly underWay = new Set<http.ServerResponse>();
  private readonly server = http.createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_MS },
    (req, res) => this.answer(req, res),
  );

  constructor(
    private readonly host: string,
    private readonly port: number,
  ) {}

  private answer(req: http.IncomingMessage, res: http.ServerResponse): void {
    this.underWay.add(res);
    res.once('close', () => this.underWay.delete(res));
    if (this.isDraining) endConnection(res);
    if (this.isDraining && isReadinessProbe(req)) answerDraining(res);
    else this.handler(req, res);
  }

  /** Answers what is no readable request, where Node alone would say nothing but a status. */
  private refuseUnreadable(): void {
    this.server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      if (!socket.writable) return;
      const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
      const body = JSON.stringify({
        message: isTooLong ? 'The address or the headers are too long.' : 'This is not an HTTP request.',
        code: 'BAD_REQUEST',
      });
      const status = isTooLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
      const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nX-Request-Id: ${randomUUID()}`;
      socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\nConnection: close\r\n\r\n${body}`);
    });
  }

  /** Takes the port and answers 503 until `serve` is called. */
  async open(): Promise<void> {
    this.refuseUnreadable();
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.port, this.host, () => resolve());
    }).catch(async (error: unknown) => {
      throw await this.explained(error as NodeJS.ErrnoException);
    });
  }

  serve(handler: http.RequestListener): void {
    this.handler = handler;
  }

  /** The port that was taken, which is another than asked for when 0 was asked for. */
  get openPort(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /**
   * Says to balancers that no more requests are wanted, and answers those that still come until they have heard it:
   * the port stays open for the given time, each answer ends its connection, and /readyz says no.
   */
  async drain(ms: number): Promise<void> {
    this.isDraining = true;
    for (const res of this.underWay) endConnection(res);
    await pause(ms);
  }

  /** Finishes the requests in flight, within four seconds. */
  async close(): Promise<void> {
    const timer = setTimeout(() => this.server.closeAllConnections(), FINISH_MS);
    // A caller that keeps its connection for a next request must not hold up the end.
    this.server.keepAliveTimeout = 1;
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      this.server.closeIdleConnections();
    });
    clearTimeout(timer);
  }

  private async explained(error: NodeJS.ErrnoException): Promise<StartError> {
    const { host, port } = this;
    if (error.code === 'EADDRINUSE') {
      const address = `http://localhost:${port}`;
      if (await isAlive(address)) return new StartError(`Bhor is already running at ${address}.`);
      return new StartError(
        `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start.`,
      );
    }
    if (error.code === 'EACCES') {
      return new StartError(`Port ${port} cannot be opened by this user. Choose one above 1023 with PORT.`);
    }
    return new StartError(
      `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Check HOST and PORT.`,
    );
  }
}

const isReadinessProbe = ({ url = '' }: http.IncomingMessage) => url.split('?', 1)[0] === '/readyz';

/** An answer whose headers have gone already leaves its connection open; the next one on it is the last. */
function endConnection(res: http.ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

const answerStarting: http.RequestListener = (req, res) => {
  if (req.url === '/healthz') sendJson(res, 200, ALIVE);
  else sendJson(res, 503, { message: 'Bhor is starting.', code: 'SERVICE_UNAVAILABLE' });
};

const answerDraining = (res: http.ServerResponse) => sendJson(res, 503, { status: 'draining' });

function sendJson(res: http.ServerResponse, status: number, body: object): void {
  res.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Request-Id': randomUUID(),
    ...(status === 503 ? { 'Retry-After': String(RETRY_AFTER_S) } : {}),
  });
  res.end(JSON.stringify(body));
}
