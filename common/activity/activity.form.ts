import * as z from 'zod/mini';
import { journalReason, line, requestKey } from '../forms/fields';
import { HOURS, WEEKDAYS, WORKOUT_NAME_LENGTH_MAX } from './limits';
import { messages } from '../messages';
import { searchForm } from '../search.form';
import { activityMessages } from './messages';

/** The key is generated once per entry, so that submitting it twice records one visit. */
const entryForm = z.object({ requestKey: z.nullish(requestKey) });

/** A visit; without an active pass, staff need a reason to let the member in. */
export const visitForm = z.extend(entryForm, { admissionReason: z.nullish(journalReason) });

/** A workout, with its name. */
export const workoutForm = z.extend(entryForm, {
  workout: line(WORKOUT_NAME_LENGTH_MAX, activityMessages.workoutRequired),
});

/** The removal of an entry. */
export const removalForm = z.object({
  reason: journalReason,
});

const within = ({ min, max }: { min: number; max: number }) => {
  const error = messages.numberOutOfRange(min, max);
  return z.nullish(z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error })));
};

/** Which visits and workouts are listed. */
export const activityFilterForm = z.extend(searchForm, { weekday: within(WEEKDAYS), hour: within(HOURS) });
