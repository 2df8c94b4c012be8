import { loadConfig } from './config';
import { ClusterError } from './embedded-postgres/cluster-error';
import { StartError } from './lib/errors';
import { createLogger } from './lib/logger';
import { Teardown } from './lib/teardown';
import { logOutput, readableOutput } from './console-output';
import { openFilesWarnings, settingWarnings, unknownSettings } from './setting-warnings';
import { startProduct, type LoadClient } from './start-product';

/** A second signal forces an exit only after this time: npm forwards the signal that the terminal has already sent. */
const FORCE_EXIT_AFTER_MS = 1000;

/** Runs the product as a process: prints progress, stops on Ctrl-C, and exits with one sentence if it cannot start. */
export async function run(loadClient: LoadClient): Promise<void> {
  const teardown = new Teardown();
  let output = readableOutput;
  const isStopping = stopOnSignals(teardown, () => output.print('Stopping ...'));
  try {
    const config = loadConfig(process.env);
    const logger = createLogger(config.logLevel);
    if (config.isProduction) output = logOutput(logger);
    [...unknownSettings(), ...settingWarnings(config), ...openFilesWarnings(config)].forEach(output.warn);
    output.announce(config, await startProduct(config, { ...output, loadClient, logger, teardown }));
  } catch (error) {
    if (isStopping()) return;
    await tearDown(teardown);
    console.error(startFailureText(error));
    process.exit(1);
  }
}

/** Stops on SIGINT and SIGTERM, also during start-up. The returned function reports whether stopping has begun. */
function stopOnSignals(teardown: Teardown, onStop: () => void): () => boolean {
  let signalledAt = 0;
  const stop = async () => {
    if (signalledAt > 0) {
      if (Date.now() - signalledAt > FORCE_EXIT_AFTER_MS) process.exit(1);
      return;
    }
    signalledAt = Date.now();
    onStop();
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

function startFailureText(error: unknown): string {
  if (error instanceof StartError || error instanceof ClusterError) return `\n  ${error.message}\n`;
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `\n  Bhor could not start because of a bug. Please report this:\n${details}\n`;
}
