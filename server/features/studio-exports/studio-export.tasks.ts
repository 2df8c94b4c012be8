import { hourly, PRIORITY, task } from '../../jobs/task';

interface ExportJob {
  exportId: string;
}

/** A repeated job starts over. */
export const exportStudio = task<ExportJob>('export-studio', { priority: PRIORITY.routine, attemptsMax: 5 });

export const removeStudioExports = task('remove-studio-exports', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: hourly(35),
});
