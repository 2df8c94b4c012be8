import { createTaskHandlers } from './composition/parts';
import { startWorker } from './jobs/worker';
import type { Logger } from './lib/logger';
import type { Services } from './lib/services';
import type { Teardown } from './lib/teardown';

interface BackgroundParts {
  /** Connection string of the database. */
  url: string;
  services: Services;
  logger: Logger;
  teardown: Teardown;
}

/** Runs jobs, and sends events to webhooks. */
export function startBackgroundWork({ url, services, logger, teardown }: BackgroundParts): void {
  const worker = startWorker({ connectionString: url, handlers: createTaskHandlers(services), logger });
  teardown.add(() => worker.stop());
  services.webhookSender.start();
  teardown.add(() => services.webhookSender.close());
}
