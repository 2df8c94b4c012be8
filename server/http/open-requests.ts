import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { NetworkCounts } from './network-counts';

/** The requests that are not answered yet, by connection and by network. */
export class OpenRequests {
  private readonly byConnection = new Map<Socket, Map<ServerResponse, IncomingMessage>>();
  private readonly byNetwork = new NetworkCounts();

  /** Counts the request until its response has ended or its connection is lost. */
  add(req: IncomingMessage, res: ServerResponse, network: string): void {
    const { socket } = req;
    let ofConnection = this.byConnection.get(socket);
    if (!ofConnection) {
      ofConnection = new Map();
      this.byConnection.set(socket, ofConnection);
      socket.once('close', () => this.abandon(socket));
    }
    ofConnection.set(res, req);
    this.byNetwork.add(network);
    res.once('close', () => this.remove(socket, res, network));
  }

  /**
   * Starts an added request once the earlier ones on its connection are answered. A waiting request is not told that
   * the connection is lost or ends with an earlier answer, and resources that it has opened, such as a file, would stay
   * open.
   */
  startInOrder({ socket }: IncomingMessage, res: ServerResponse, start: () => void): void {
    const responses = [...(this.byConnection.get(socket)?.keys() ?? [])];
    const before = responses[responses.indexOf(res) - 1];
    if (!before) start();
    else before.once('close', () => isItsTurn(res) && start());
  }

  ofConnection(socket: Socket): number {
    return this.byConnection.get(socket)?.size ?? 0;
  }

  ofNetwork(network: string): number {
    return this.byNetwork.of(network);
  }

  responses(): ServerResponse[] {
    return [...this.byConnection.values()].flatMap((requests) => [...requests.keys()]);
  }

  /** Whether the server can do nothing for a connection until its client has sent or received something. */
  isWaitingForClient(socket: Socket): boolean {
    const requests = [...(this.byConnection.get(socket)?.values() ?? [])];
    return requests.length === 0 || socket.writableLength > 0 || requests.some(({ complete }) => !complete);
  }

  private remove(socket: Socket, res: ServerResponse, network: string): void {
    this.byConnection.get(socket)?.delete(res);
    this.byNetwork.remove(network);
  }

  /**
   * Ends the responses of a lost connection that were waiting for the one before them. Node does so from version 24.21
   * on; older ones leave them without `close`, and they would count for ever.
   */
  private abandon(socket: Socket): void {
    for (const res of this.byConnection.get(socket)?.keys() ?? []) {
      if (res.socket !== null || res.closed) continue;
      res.destroy();
      res.emit('close');
    }
    this.byConnection.delete(socket);
  }
}

/** Node gives a response the connection when the one before it has ended, unless that one closes the connection. */
const isItsTurn = ({ socket }: ServerResponse): boolean => socket !== null && !socket.destroyed;
