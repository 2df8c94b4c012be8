import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestLimits } from '../lib/limits';
import { NETWORK_RETRY_AFTER_S, OPEN_PER_CONNECTION_MAX, RETRY_AFTER_S } from '../lib/request-limits';
import { RateLimited, StartError } from '../lib/errors';
import { ALIVE, isAlive } from './health';
import { NetworkConnections } from './network-connections';
import { NetworkTurns } from './network-turns';
import { OpenRequests } from './open-requests';
import type { Proxies } from './proxies';
import { RefusedBodies } from './refused-bodies';

/** How long requests in flight may take after the port was closed. */
const FINISH_MS = 4000;
/** Longer than load balancers keep idle connections (usually 60 s), so that we do not close one that they reuse. */
const KEEP_ALIVE_MS = 75_000;
/** Must exceed the keep-alive time: Node counts the idle time before a request as time spent on its headers. */
const HEADERS_MS = KEEP_ALIVE_MS + 5000;
/**
 * Connections that the kernel keeps until we accept them. One sender's burst would fill Node's default of 511, and a
 * visitor whose connection is dropped tries again only after a second. The kernel's own limit (somaxconn) applies too.
 */
const WAITING_CONNECTIONS_MAX = 4096;
/** Stands for the network of a malformed request, which does not say whom a proxy sent it for. */
const PROXIES = 'proxies';

export interface ListenerSettings {
  host: string;
  port: number;
  limits: Pick<RequestLimits, 'openPerNetwork' | 'connections' | 'connectionsPerNetwork' | 'stallMs'>;
  proxies: Proxies;
}

/** The HTTP server. It opens its port before anything else is started, so that a second start fails at once. */
export class Listener {
  private handler: http.RequestListener = answerStarting;
  private isDraining = false;
  private readonly openRequests = new OpenRequests();
  private readonly connections: NetworkConnections;
  private readonly turns = new NetworkTurns();
  private readonly refusedBodies: RefusedBodies;
  private readonly server = http.createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_MS },
    (req, res) => this.answer(req, res),
  );

  constructor(private readonly settings: ListenerSettings) {
    const { connections, connectionsPerNetwork, stallMs } = settings.limits;
    this.connections = new NetworkConnections(connectionsPerNetwork);
    this.refusedBodies = new RefusedBodies(stallMs);
    this.server.maxConnections = connections;
    this.server.on('connection', (socket) => this.limitConnections(socket));
    // Node would answer requests with an unknown Expect header itself, and none of the limits would apply to them.
    this.server.on('checkExpectation', (req, res) => this.answer(req, res));
    this.server.setTimeout(stallMs, (socket) => this.handleTimeout(socket));
  }

  private limitConnections(socket: Socket): void {
    this.turns.accept();
    const network = this.settings.proxies.networkOfPeer(socket);
    if (network !== undefined) this.connections.add(network, socket);
  }

  /** Hardly any client sends the next request before it has the response, and none sends many. */
  private refusePipeline(socket: Socket): void {
    const network = this.settings.proxies.networkOfPeer(socket);
    if (network === undefined) socket.destroy();
    else this.connections.close(network);
  }

  private answer(req: http.IncomingMessage, res: http.ServerResponse): void {
    const { limits, proxies } = this.settings;
    // Requests that the parser had already read when their connection was closed.
    if (req.socket.destroyed) return;
    const { network } = proxies.clientOf(req);
    this.openRequests.add(req, res, network);
    res.once('finish', () => this.refusedBodies.discardRest(req, network));
    if (this.openRequests.ofConnection(req.socket) > OPEN_PER_CONNECTION_MAX) this.refusePipeline(req.socket);
    else if (this.openRequests.ofNetwork(network) > limits.openPerNetwork) answerTooMany(res);
    else {
      const isLost = () => req.socket.destroyed;
      const begin = () => this.turns.run(network, () => this.answerAdmitted(req, res), isLost);
      this.openRequests.startInOrder(req, res, begin);
    }
  }

  private answerAdmitted(req: http.IncomingMessage, res: http.ServerResponse): void {
    if (this.isDraining) endConnection(res);
    if (this.isDraining && isReadinessProbe(req)) answerDraining(res);
    else this.handler(req, res);
  }

  /** Closes a connection on which nothing has happened for a while, unless a request of it is being worked on. */
  private handleTimeout(socket: Socket): void {
    if (this.openRequests.isWaitingForClient(socket)) socket.destroy();
    else socket.setTimeout(this.settings.limits.stallMs);
  }

  /** Answers malformed requests with a JSON body; Node alone would send only a status line. */
  private handleMalformedRequests(): void {
    this.server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
      const socket = stream as Socket;
      if (!socket.writable) return;
      const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
      const body = JSON.stringify({
        message: isTooLong ? 'The address or the headers are too long.' : 'This is not an HTTP request.',
        code: 'BAD_REQUEST',
      });
      const status = isTooLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
      const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nX-Request-Id: ${randomUUID()}`;
      const network = this.settings.proxies.networkOfPeer(socket) ?? PROXIES;
      socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\nConnection: close\r\n\r\n${body}`, () =>
        this.refusedBodies.discard(socket, network),
      );
    });
  }

  /** Opens the port; requests get 503 until `serve` is called, except for /healthz. */
  async open(): Promise<void> {
    this.handleMalformedRequests();
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      const { port, host } = this.settings;
      this.server.listen({ port, host, backlog: WAITING_CONNECTIONS_MAX }, () => resolve());
    }).catch(async (error: unknown) => {
      throw await this.startErrorOf(error as NodeJS.ErrnoException);
    });
  }

  serve(handler: http.RequestListener): void {
    this.handler = handler;
  }

  /** The actual port, which differs from the requested one when that was 0. */
  get openPort(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /**
   * Takes this instance out of load balancing before it stops: for the given time, /readyz answers 503, other requests
   * are still served, and every response closes its connection.
   */
  async drain(ms: number): Promise<void> {
    this.isDraining = true;
    for (const res of this.openRequests.responses()) endConnection(res);
    await pause(ms);
  }

  /** Stops accepting connections and waits up to FINISH_MS for requests in flight. */
  async close(): Promise<void> {
    const timer = setTimeout(() => this.server.closeAllConnections(), FINISH_MS);
    // Connections kept alive for a next request must not delay the shutdown.
    this.server.keepAliveTimeout = 1;
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      this.server.closeIdleConnections();
    });
    clearTimeout(timer);
  }

  private async startErrorOf(error: NodeJS.ErrnoException): Promise<StartError> {
    const { host, port } = this.settings;
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

/** Closes the connection after this response; if its headers are already sent, after the next one. */
function endConnection(res: http.ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

const answerStarting: http.RequestListener = (req, res) => {
  if (req.url === '/healthz') sendJson(res, 200, ALIVE);
  else sendJson(res, 503, { message: 'Bhor is starting.', code: 'SERVICE_UNAVAILABLE' });
};

const answerDraining = (res: http.ServerResponse) => sendJson(res, 503, { status: 'draining' });

function answerTooMany(res: http.ServerResponse): void {
  const { code, message } = new RateLimited(NETWORK_RETRY_AFTER_S);
  endConnection(res);
  res.setHeader('Retry-After', String(NETWORK_RETRY_AFTER_S));
  sendJson(res, 429, { message, code });
}

function sendJson(res: http.ServerResponse, status: number, body: object): void {
  res.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Request-Id': randomUUID(),
    ...(status === 503 ? { 'Retry-After': String(RETRY_AFTER_S) } : {}),
  });
  res.end(JSON.stringify(body));
}
