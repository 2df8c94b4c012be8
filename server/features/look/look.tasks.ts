import { nightly, PRIORITY, task } from '../../jobs/task';

/** Makes the files of the studio's look; every night also those that are missing. */
export const makeLook = task('make-look', {
  priority: PRIORITY.routine,
  attemptsMax: 8,
  schedule: nightly(3, 45),
});

/** Removes the icons and share images of a former look, once no page shows them any more. */
export const removeFormerLook = task<{ recipe: string }>('remove-former-look', {
  priority: PRIORITY.routine,
  attemptsMax: 12,
});
