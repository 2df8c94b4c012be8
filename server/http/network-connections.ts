import type { Socket } from 'node:net';

/** How long a network cannot connect after it has sent a pipeline that is too long. */
export const CLOSED_MS = 1000;

/** The open connections of each network that connects without a proxy. */
export class NetworkConnections {
  private readonly open = new Map<string, Set<Socket>>();
  private readonly closed = new Set<string>();

  constructor(private readonly perNetworkMax: number) {}

  /** Closes a new connection of a network with too many: idle ones would use up the file descriptors. */
  add(network: string, socket: Socket): void {
    const sockets = this.open.get(network) ?? new Set();
    if (this.closed.has(network) || sockets.size >= this.perNetworkMax) {
      socket.destroy();
      return;
    }
    this.open.set(network, sockets.add(socket));
    socket.once('close', () => this.remove(network, socket));
  }

  /**
   * Closes all connections of a network, and refuses new ones for a moment. Node parses the whole 64 KB that it has
   * read from a connection, even if that is closed meanwhile, so long pipelines on many of them would keep the event
   * loop busy.
   */
  close(network: string): void {
    this.closed.add(network);
    setTimeout(() => this.closed.delete(network), CLOSED_MS).unref();
    for (const socket of this.open.get(network) ?? []) socket.destroy();
  }

  private remove(network: string, socket: Socket): void {
    const sockets = this.open.get(network);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.open.delete(network);
  }
}
