/** A process of its own whose worker begins a job and never ends it; for tests that kill it. */
import { startWorker } from '../jobs/worker';
import { createLogger } from '../lib/logger';
import { tasksWith } from './tasks';

startWorker({
  connectionString: process.argv[2] ?? '',
  logger: createLogger('silent'),
  tasks: tasksWith({ 'deliver-mail': () => new Promise<void>(() => {}) }),
});
