import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Cluster, ClusterOptions } from '../start-cluster';
import { waitUntil } from '../wait';
import { beforeCleanUp, temporaryFolder } from './temporary-folders';

type StartedEvent = { event: 'started' } & Pick<Cluster, 'url' | 'port' | 'pid' | 'adopted' | 'created'>;

export type ChildEvent =
  | StartedEvent
  | { event: 'progress'; line: string }
  | { event: 'failed'; message: string; isExpected: boolean }
  | { event: 'stopped' }
  | { event: 'filesOpened' }
  | { event: 'interrupted' };

export interface ChildOptions {
  uid?: number;
  gid?: number;
  env?: NodeJS.ProcessEnv;
  /** Command to put before the program, for example to run it in another mount namespace. */
  wrapper?: readonly string[];
}

const EVENT_DEADLINE_MS = 20_000;
const HERE = path.dirname(fileURLToPath(import.meta.url));

/** A start of the cluster in a child process that tests can stop and kill. */
export class ChildProduct {
  readonly events: ChildEvent[] = [];
  private hasEnded = false;

  private constructor(private readonly process: ChildProcess) {
    process.once('close', () => (this.hasEnded = true));
    if (!process.stdout) return;
    readline
      .createInterface(process.stdout)
      .on('line', (line) => this.events.push(JSON.parse(line) as ChildEvent));
  }

  /** Begins a start; `started()` or `failure()` returns its outcome. */
  static async begin(
    options: Partial<ClusterOptions>,
    childOptions: ChildOptions = {},
  ): Promise<ChildProduct> {
    const { wrapper = [], env = process.env, ...ids } = childOptions;
    const program = [process.execPath, await bundle('child'), JSON.stringify(options)];
    const [command = '', ...args] = [...wrapper, ...program];
    const spawnOptions: SpawnOptions = { ...ids, env, detached: true, stdio: ['pipe', 'pipe', 'inherit'] };
    const child = new ChildProduct(spawn(command, args, spawnOptions));
    beforeCleanUp(() => child.process.kill('SIGKILL'));
    return child;
  }

  /** Begins a start and waits until it has succeeded. */
  static async start(options: Partial<ClusterOptions>, childOptions?: ChildOptions): Promise<ChildProduct> {
    const child = await ChildProduct.begin(options, childOptions);
    await child.started();
    return child;
  }

  get pid(): number {
    return this.process.pid ?? Number.NaN;
  }

  get progress(): string[] {
    return this.events.flatMap((event) => (event.event === 'progress' ? [event.line] : []));
  }

  started(): Promise<StartedEvent> {
    return this.next('started');
  }

  async failure(): Promise<string> {
    const { message, isExpected } = await this.next('failed');
    return isExpected ? message : `not a ClusterError: ${message}`;
  }

  async stop(): Promise<void> {
    this.process.stdin?.write('stop\n');
    await this.next('stopped');
  }

  /** Uses up the file descriptors of the child until `closeFiles`. */
  async openAllFiles(): Promise<void> {
    this.process.stdin?.write('openFiles\n');
    await this.next('filesOpened');
  }

  closeFiles(): void {
    this.process.stdin?.write('closeFiles\n');
  }

  /** Closes the input of the child, so that nothing keeps it running. */
  endInput(): void {
    this.process.stdin?.end();
  }

  async next<K extends ChildEvent['event']>(kind: K): Promise<Extract<ChildEvent, { event: K }>> {
    const find = () =>
      this.events.find((event): event is Extract<ChildEvent, { event: K }> => event.event === kind);
    await waitUntil(() => find() !== undefined || this.hasEnded, EVENT_DEADLINE_MS);
    const found = find();
    if (!found) throw new Error(`The child did not emit "${kind}" but: ${JSON.stringify(this.events)}`);
    return found;
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await waitUntil(() => this.hasEnded, EVENT_DEADLINE_MS);
  }
}

const bundles = new Map<string, Promise<string>>();

/** Builds one plain JavaScript file, which Node starts much faster than Vite would. */
export function bundle(name: 'child' | 'lock-child'): Promise<string> {
  const known = bundles.get(name) ?? buildBundle(name);
  bundles.set(name, known);
  return known;
}

async function buildBundle(name: string): Promise<string> {
  const folder = temporaryFolder();
  fs.chmodSync(folder, 0o755);
  fs.symlinkSync(path.resolve(HERE, '../../../node_modules'), path.join(folder, 'node_modules'));
  await build({
    configFile: false,
    root: HERE,
    logLevel: 'error',
    build: {
      ssr: path.join(HERE, `${name}.ts`),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  return path.join(folder, `${name}.mjs`);
}
