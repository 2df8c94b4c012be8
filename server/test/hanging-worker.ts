/** A separate process whose worker starts a job that never finishes; for tests that kill the process. */
import { startWorker } from '../jobs/worker';
import { createLogger } from '../lib/logger';
import { tasksWith } from './tasks';

startWorker({
  connectionString: process.argv[2] ?? '',
  logger: createLogger('silent'),
  tasks: tasksWith({ 'deliver-mail': () => new Promise<void>(() => {}) }),
});
