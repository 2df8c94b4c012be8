import { nightly, PRIORITY, task } from '../../jobs/task';

export const removeUnusedPictures = task('remove-unused-pictures', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: nightly(3, 15),
});

/** Folders of the storage of uploads. */
export const removeFolders = task<{ folders: string[] }>('remove-upload-folders', {
  priority: PRIORITY.routine,
  attemptsMax: 12,
});
