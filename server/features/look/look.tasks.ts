import { nightly, PRIORITY, task } from '../../jobs/task';

/** Makes what pages show of the look of the studio; every night also what is missing of it. */
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
