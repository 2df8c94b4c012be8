import { loadConfig, type Config } from './config';
import { ClusterError } from './embedded-postgres/cluster-error';
import { StartError } from './lib/errors';
import { startProduct, type LoadClient, type RunningProduct } from './start-product';

/** Runs the product as a process: says what happens, ends on Ctrl-C, and ends with one sentence when it cannot start. */
export async function run(loadClient: LoadClient): Promise<void> {
  const stopped = whenAskedToStop();
  let product: RunningProduct | undefined;
  try {
    const config = loadConfig(process.env);
    product = await startProduct(config, loadClient, say);
    announce(config, product.port);
    await stopped;
    say('Stopping ...');
    await product.stop();
    process.exit(0);
  } catch (error) {
    console.error(sentenceFor(error));
    process.exit(1);
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const say = (line: string) => console.log(`  ${line}`);

function whenAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}

function announce({ http }: Config, port: number): void {
  const address = `http://localhost:${port}`;
  const lines = [
    '',
    `  Bhor is open at ${address}`,
    '',
    `    Site       ${address}/home`,
    `    Blog       ${address}/our-blog`,
    `    GraphQL    ${address}/graphql`,
    `    REST       ${address}/articles`,
    '',
    `  ${whoCanReach(http.host)}`,
    '  Press Ctrl-C to stop.',
    '',
  ];
  console.log(lines.join('\n'));
}

const whoCanReach = (host: string) =>
  LOOPBACK.has(host)
    ? 'Only this machine can reach it: set NODE_ENV=production, or HOST, to open it to others.'
    : `It listens on ${host}: whoever reaches this machine reaches it.`;

function sentenceFor(error: unknown): string {
  if (error instanceof StartError || error instanceof ClusterError) return `\n  ${error.message}\n`;
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `\n  Bhor could not start because of a fault of its own. Please report this:\n${details}\n`;
}
