import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { NetworkCounts } from './network-counts';

/** How many connections of a network are still read. */
const PER_NETWORK_MAX = 4;

/** Node reads up to 2 MB of a connection in a turn of the event loop, so each connection is read in one turn of many. */
const PAUSE_MS = 200;

/**
 * The rest of a body whose request has been answered is read and discarded, because a client that is still sending may
 * lose the answer when its connection is closed. It is read for a limited time and from a few connections of each
 * network; further ones are closed at once.
 */
export class RefusedBodies {
  private readonly ofNetworks = new NetworkCounts();

  constructor(private readonly ms: number) {}

  /** To be called when the response has been sent. */
  discardRest(req: IncomingMessage, network: string): void {
    if (!req.complete) this.discard(req.socket, network, req);
  }

  /** Discards the rest of a body, or of a connection on which nothing more is understood. */
  discard(socket: Socket, network: string, body?: IncomingMessage): void {
    if (socket.destroyed) return;
    if (this.ofNetworks.of(network) >= PER_NETWORK_MAX) {
      socket.destroy();
      return;
    }
    this.ofNetworks.add(network);
    const timer = setTimeout(() => socket.destroy(), this.ms).unref();
    const stopReading = readInTurns(socket);
    const release = () => {
      clearTimeout(timer);
      stopReading();
      this.ofNetworks.remove(network);
      body?.off('close', release);
      socket.off('close', release);
    };
    body?.on('close', release);
    // A request whose body is discarded is not told that its connection was lost.
    socket.on('close', release);
  }
}

/** Reads a connection in one turn of the event loop of many. Returns what makes it be read as usual again. */
function readInTurns(socket: Socket): () => void {
  let pause: NodeJS.Immediate;
  const readForOneTurn = () => {
    socket.resume();
    pause = setImmediate(() => socket.pause());
  };
  readForOneTurn();
  const reading = setInterval(readForOneTurn, PAUSE_MS).unref();
  return () => {
    clearInterval(reading);
    clearImmediate(pause);
    socket.resume();
  };
}
