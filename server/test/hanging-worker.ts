/** A separate process whose worker starts a job that never finishes; for tests that kill the process. */
import { handle } from '../jobs/task';
import { startWorker } from '../jobs/worker';
import { createLogger } from '../lib/logger';
import { deliverMail } from '../mail/mail.tasks';
import { handlersWith } from './task-handlers';

startWorker({
  connectionString: process.argv[2] ?? '',
  logger: createLogger('silent'),
  handlers: handlersWith(handle(deliverMail, () => new Promise<void>(() => {}))),
});
