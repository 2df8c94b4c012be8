import { loadConfig, type Config } from './config';
import { ClusterError } from './embedded-postgres/cluster-error';
import { StartError } from './lib/errors';
import { Teardown } from './lib/teardown';
import { DEMO_LOGINS } from './seed/demo-accounts';
import { startProduct, type LoadClient, type Started } from './start-product';

/** From when on asking to stop again means "at once"; before, npm passes on what the terminal has sent already. */
const IMPATIENCE_MS = 1000;

/** Runs the product as a process: says what happens, ends on Ctrl-C, and ends with one sentence when it cannot start. */
export async function run(loadClient: LoadClient): Promise<void> {
  const teardown = new Teardown();
  const isEnding = endWhenAsked(teardown);
  try {
    const config = loadConfig(process.env);
    announce(config, await startProduct(config, { loadClient, say, teardown }));
  } catch (error) {
    if (isEnding()) return;
    await endAll(teardown);
    console.error(sentenceFor(error));
    process.exit(1);
  }
}

/** Ends on SIGINT and SIGTERM, during the start too; returns whether that has begun. */
function endWhenAsked(teardown: Teardown): () => boolean {
  let askedAt = 0;
  const end = async () => {
    if (askedAt > 0) {
      if (Date.now() - askedAt > IMPATIENCE_MS) process.exit(1);
      return;
    }
    askedAt = Date.now();
    say('Stopping ...');
    process.exit((await endAll(teardown)) ? 0 : 1);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
  return () => askedAt > 0;
}

/** Returns whether everything could be ended, and says what could not. */
async function endAll(teardown: Teardown): Promise<boolean> {
  try {
    await teardown.run();
    return true;
  } catch (failure) {
    console.error(failure);
    return false;
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const say = (line: string) => console.log(`  ${line}`);

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
    `  ${whoCanReach(http.host)}`,
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

const whoCanReach = (host: string) =>
  LOOPBACK.has(host)
    ? 'Only this machine can reach it. To open it to others, set NODE_ENV=production or HOST.'
    : `Listening on ${host}: anyone who can reach this machine can reach it.`;

function sentenceFor(error: unknown): string {
  if (error instanceof StartError || error instanceof ClusterError) return `\n  ${error.message}\n`;
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `\n  Bhor could not start because of a bug. Please report this:\n${details}\n`;
}
