import { daily, PRIORITY, task } from '../../jobs/task';

/** At 2:45 in the night in India. */
export const removeUnusedPictures = task('remove-unused-pictures', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: daily(21, 15),
});

/** Folders of the storage of uploads. */
export const removeFolders = task<{ folders: string[] }>('remove-upload-folders', {
  priority: PRIORITY.routine,
  attemptsMax: 12,
});
