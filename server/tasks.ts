import { FEATURE_TASKS } from './features/features';
import type { TaskHandler } from './jobs/task';
import type { Services } from './services/services';

/** The handlers of all tasks. */
export const createTaskHandlers = (services: Services): TaskHandler[] =>
  FEATURE_TASKS.map(({ task, run }) => ({
    task,
    run: (payload, attempt) => run(services, payload, attempt),
  }));
