import readline from 'node:readline';
import { ClusterError, startCluster, type ClusterOptions } from '../start-cluster';
import type { ChildEvent } from './child-product';

/** A process of its own that starts a cluster, tells what happens in lines of JSON, and does what it is told. */
async function main(): Promise<void> {
  const options = JSON.parse(process.argv[2] ?? '{}') as ClusterOptions;
  const onProgress = (line: string) => tell({ event: 'progress', line });
  // As the product does: Ctrl-C does not end it at once.
  process.on('SIGINT', () => tell({ event: 'interrupted' }));
  const cluster = await startCluster({ ...options, onProgress });
  const { url, port, pid, adopted, created } = cluster;
  tell({ event: 'started', url, port, pid, adopted, created });
  for await (const line of readline.createInterface(process.stdin)) {
    if (line !== 'stop') continue;
    await cluster.stop();
    tell({ event: 'stopped' });
    return;
  }
}

function tell(event: ChildEvent): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  tell({ event: 'failed', message, isExpected: error instanceof ClusterError });
  process.exitCode = 1;
});
