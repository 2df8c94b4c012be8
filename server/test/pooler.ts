import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { eventually } from './eventually';

export interface Pooler {
  /** The URL that reaches the database of `url` through the pooler. */
  through: (url: string) => string;
  stop: () => Promise<void>;
}

export const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;

/** PgBouncer with nothing but its defaults in front of the server of `url`. */
export async function startPooler(url: string, mode: 'session' | 'transaction'): Promise<Pooler> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-pooler-'));
  fs.chmodSync(directory, 0o755);
  const port = await freePort();
  const file = path.join(directory, 'pgbouncer.ini');
  fs.writeFileSync(file, configuration(new URL(url), port, mode));
  // pgbouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...user, file], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await eventually(() => reach(port));
  return {
    through: (direct) => Object.assign(new URL(direct), { host: `127.0.0.1:${port}` }).href,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      fs.rmSync(directory, { recursive: true });
    },
  };
}

const configuration = ({ hostname, port, username, password }: URL, ownPort: number, mode: string) => `
[databases]
* = host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`;

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const reach = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(void socket.destroy()));
    socket.on('error', reject);
  });
