import { PRIORITY, task } from '../../jobs/task';

/** Makes all sizes of an uploaded photo, and shows it in the gallery. */
export const showPhoto = task<{ photoId: string }>('show-photo', {
  priority: PRIORITY.routine,
  attemptsMax: 8,
});
