import { daily, PRIORITY, task } from '../../jobs/task';

/** Makes what pages show of the look of the studio; at 3:15 in the night in India also what is missing of it. */
export const makeLook = task('make-look', {
  priority: PRIORITY.routine,
  attemptsMax: 8,
  schedule: daily(21, 45),
});

/** Removes the icons and share images of a former look, once no page shows them any more. */
export const removeFormerLook = task<{ recipe: string }>('remove-former-look', {
  priority: PRIORITY.routine,
  attemptsMax: 12,
});
