import { loadConfig, type Config } from './config';
import { ClusterError } from './embedded-postgres/cluster-error';
import { StartError } from './lib/errors';
import { Teardown } from './lib/teardown';
import { DEMO_LOGINS } from './seed/demo-accounts';
import { startProduct, type LoadClient, type Started } from './start-product';

/** A second signal forces an exit only after this time: npm forwards the signal that the terminal has already sent. */
const FORCE_EXIT_AFTER_MS = 1000;

/** Runs the product as a process: prints progress, stops on Ctrl-C, and exits with one sentence if it cannot start. */
export async function run(loadClient: LoadClient): Promise<void> {
  const teardown = new Teardown();
  const isStopping = stopOnSignals(teardown);
  try {
    const config = loadConfig(process.env);
    announce(config, await startProduct(config, { loadClient, print, teardown }));
  } catch (error) {
    if (isStopping()) return;
    await tearDown(teardown);
    console.error(startFailureText(error));
    process.exit(1);
  }
}

/** Stops on SIGINT and SIGTERM, also during start-up. The returned function reports whether stopping has begun. */
function stopOnSignals(teardown: Teardown): () => boolean {
  let signalledAt = 0;
  const stop = async () => {
    if (signalledAt > 0) {
      if (Date.now() - signalledAt > FORCE_EXIT_AFTER_MS) process.exit(1);
      return;
    }
    signalledAt = Date.now();
    print('Stopping ...');
    process.exit((await tearDown(teardown)) ? 0 : 1);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  return () => signalledAt > 0;
}

/** Runs the teardown; prints its failures and returns whether there were none. */
async function tearDown(teardown: Teardown): Promise<boolean> {
  try {
    await teardown.run();
    return true;
  } catch (failure) {
    console.error(failure);
    return false;
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const print = (line: string) => console.log(`  ${line}`);

function announce({ http, isProduction }: Config, { port, hasDemoLogins }: Started): void {
  const address = `http://localhost:${port}`;
  const lines = [
    '',
    `  Bhor is open at ${address}`,
    '',
    `    Site       ${address}/home`,
    `    Blog       ${address}/our-blog`,
    `    GraphQL    ${address}/graphql`,
    `    REST       ${address}/articles`,
    ...(isProduction ? [] : [`    Mailbox    ${address}/dev/mailbox`]),
    ...(hasDemoLogins ? demoLines() : []),
    '',
    `  ${reachabilityText(http.host)}`,
    '  Press Ctrl-C to stop.',
    '',
  ];
  console.log(lines.join('\n'));
}

function demoLines(): string[] {
  const { admin, member } = DEMO_LOGINS;
  return [
    '',
    `    Member     ${member.email} / ${member.password}`,
    `    Admin      ${admin.email} / ${admin.password}`,
  ];
}

const reachabilityText = (host: string) =>
  LOOPBACK.has(host)
    ? 'Only this machine can reach it. To open it to others, set NODE_ENV=production or HOST.'
    : `Listening on ${host}: anyone who can reach this machine can reach it.`;

function startFailureText(error: unknown): string {
  if (error instanceof StartError || error instanceof ClusterError) return `\n  ${error.message}\n`;
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `\n  Bhor could not start because of a bug. Please report this:\n${details}\n`;
}
