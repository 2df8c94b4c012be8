import * as z from 'zod/mini';
import { journalReason, line, requestKey } from '../forms/fields';
import { WORKOUT_NAME_LENGTH_MAX } from './limits';
import { activityMessages } from './messages';

/** A visit. The key is generated once per entry, so that submitting it twice records one visit. */
export const visitForm = z.object({ requestKey: z.nullish(requestKey(activityMessages.requestKeyInvalid)) });

/** A workout, with its name. */
export const workoutForm = z.extend(visitForm, {
  workout: line(WORKOUT_NAME_LENGTH_MAX, activityMessages.workoutRequired),
});

/** The removal of an entry. */
export const removalForm = z.object({
  reason: journalReason,
});
