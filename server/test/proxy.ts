import net, { type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  port: number;
  /** How often somebody has connected. */
  connections: number;
  /** How long bytes are under way, in milliseconds, in each direction. */
  delayMs: number;
  /** Ends every connection and refuses new ones, as a server that has gone away does. */
  cut(): Promise<void>;
  /** Keeps every connection open, accepts new ones, and loses what is sent on all of these, even after `recover`. */
  hang(): void;
  recover(): void;
  restore(): Promise<void>;
}

/** A way to a database that can be slow, hang, be cut and restored while the database itself goes on. */
export async function startProxy(target: { host: string; port: number }): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const lines = new Set<{ isLost: boolean }>();
  let isHanging = false;
  const remember = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = net.createServer((inward) => {
    proxy.connections += 1;
    const outward = remember(net.connect(target));
    const line = { isLost: isHanging };
    lines.add(line);
    remember(inward);
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
    restore: () => listen(proxy.port),
  };
  return proxy;
}

/** The address of the database that `url` names, through the proxy. */
export function throughProxy(url: string, { port }: Proxy): string {
  const changed = new URL(url);
  changed.host = `127.0.0.1:${port}`;
  return changed.href;
}

export function targetOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}
