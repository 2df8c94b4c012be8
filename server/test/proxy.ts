import net, { type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  port: number;
  /** Number of connections accepted so far. */
  connections: number;
  /** Latency in each direction, in milliseconds. */
  delayMs: number;
  /** Closes all connections and refuses new ones, like a server that is down. */
  cut(): Promise<void>;
  /** Keeps connections open and accepts new ones, but drops their data. Such connections stay dead after `recover`. */
  hang(): void;
  recover(): void;
  /** Holds all data back, like a server whose processes are stopped, until it is called with false. */
  freeze(isFrozen: boolean): void;
  restore(): Promise<void>;
}

/** A TCP proxy to a running database that can delay data, hang, and be cut off and restored. */
export async function startProxy(target: { host: string; port: number }): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const lines = new Set<{ isLost: boolean }>();
  let isHanging = false;
  let isFrozen = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
    return socket;
  };
  const server = net.createServer((inward) => {
    proxy.connections += 1;
    const outward = track(net.connect(target));
    const line = { isLost: isHanging };
    lines.add(line);
    track(inward);
    const pass = (from: Socket, to: Socket) => {
      const later = (act: () => void) => void setTimeout(() => line.isLost || act(), proxy.delayMs);
      from.on('data', (bytes) => later(() => to.write(bytes)));
      from.on('end', () => later(() => to.end()));
    };
    pass(inward, outward);
    pass(outward, inward);
    inward.on('close', () => line.isLost || outward.destroy());
    outward.on('close', () => line.isLost || inward.destroy());
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const proxy: Proxy = {
    port: (server.address() as AddressInfo).port,
    connections: 0,
    delayMs: 0,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    hang: () => {
      isHanging = true;
      for (const line of lines) line.isLost = true;
    },
    recover: () => void (isHanging = false),
    freeze: (isNow) => {
      isFrozen = isNow;
      for (const socket of sockets)
        if (isFrozen) socket.pause();
        else socket.resume();
    },
    restore: () => listen(proxy.port),
  };
  return proxy;
}

/** The URL that reaches the database of `url` through the proxy. */
export function throughProxy(url: string, { port }: Proxy): string {
  const changed = new URL(url);
  changed.host = `127.0.0.1:${port}`;
  return changed.href;
}

export function targetOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}
