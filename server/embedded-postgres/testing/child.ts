import fs from 'node:fs';
import readline from 'node:readline';
import { ClusterError, startCluster, type ClusterOptions } from '../start-cluster';
import type { ChildEvent } from './child-product';

/** Starts a cluster in a process of its own, prints events as lines of JSON, and obeys the lines `openFiles`, `closeFiles` and `stop`. */
async function main(): Promise<void> {
  const options = JSON.parse(process.argv[2] ?? '{}') as ClusterOptions;
  const onProgress = (line: string) => emit({ event: 'progress', line });
  // Like the product, it survives Ctrl-C until the cluster has stopped.
  process.on('SIGINT', () => emit({ event: 'interrupted' }));
  const cluster = await startCluster({ ...options, onProgress });
  const { url, port, pid, adopted, created } = cluster;
  emit({ event: 'started', url, port, pid, adopted, created });
  for await (const line of readline.createInterface(process.stdin)) {
    if (line === 'openFiles') exhaustFileHandles();
    if (line === 'closeFiles') for (const file of files.splice(0)) fs.closeSync(file);
    if (line !== 'stop') continue;
    await cluster.stop();
    emit({ event: 'stopped' });
    return;
  }
}

const files: number[] = [];

function exhaustFileHandles(): void {
  try {
    for (;;) files.push(fs.openSync('/dev/null', 'r'));
  } catch {
    emit({ event: 'filesOpened' });
  }
}

function emit(event: ChildEvent): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  emit({ event: 'failed', message, isExpected: error instanceof ClusterError });
  process.exitCode = 1;
});
