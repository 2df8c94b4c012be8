import { TASK_NAMES, type Tasks } from '../jobs/tasks';

/** The given task handlers; all other tasks do nothing. */
export const tasksWith = (some: Partial<Tasks>): Tasks => ({
  ...(Object.fromEntries(TASK_NAMES.map((name) => [name, () => Promise.resolve()])) as unknown as Tasks),
  ...some,
});
