import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from './product';

export interface Balancer {
  address: string;
  /** Whether it forwards requests to the product at `port`. */
  isUsing: (port: number) => Promise<boolean>;
  stop: () => Promise<void>;
}

export const hasBalancer = spawnSync('haproxy', ['-v']).status === 0;

/**
 * HAProxy in front of products on this machine. It retries nothing (`retries 0`), not even connecting, and does not
 * send a request to a second server, so that every failure of a server is visible to the client. It reuses
 * connections whenever it can, since idle connections that a server closes are the first to fail.
 */
export async function startBalancer(ports: number[], directory: string): Promise<Balancer> {
  const [port, statusPort] = [await freePort(), await freePort()];
  const file = path.join(directory, 'haproxy.cfg');
  fs.writeFileSync(file, configuration({ port, statusPort, servers: ports }));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    address: `http://127.0.0.1:${port}`,
    isUsing: async (server) => {
      const rows = await fetch(`http://127.0.0.1:${statusPort}/;csv`).then(
        (answer) => answer.text(),
        () => '',
      );
      return new RegExp(`^products,product-${server},.*,UP,`, 'm').test(rows);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

interface Ports {
  port: number;
  statusPort: number;
  servers: number[];
}

const configuration = ({ port, statusPort, servers }: Ports) => `
defaults
  mode http
  retries 0
  http-reuse always
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  timeout check 5s
listen status
  bind 127.0.0.1:${statusPort}
  stats enable
  stats uri /
frontend visitors
  bind 127.0.0.1:${port}
  default_backend products
backend products
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 300ms fall 2 rise 1
${servers.map((each) => `  server product-${each} 127.0.0.1:${each}`).join('\n')}
`;
