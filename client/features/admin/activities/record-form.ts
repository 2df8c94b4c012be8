import * as z from 'zod/mini';
import { workoutForm } from '#common/activity/activity.form';
import { CLOCK_TOLERANCE_MS } from '#common/activity/limits';
import { activityMessages } from '#common/activity/messages';
import { refine } from '#common/forms/fields';
import type { ActivityType } from '../../../graphql/types.generated';
import { activitiesContent } from './activities.content';
import { fromLocalInput } from './studio-time';

const { memberMissing, timeMissing } = activitiesContent;

/** The input of the dialog. `workout` is not used for a visit, `admissionReason` only for one without an active pass. */
export interface RecordValues extends Record<string, string> {
  memberId: string;
  workout: string;
  happenedAt: string;
  admissionReason: string;
}

const isNoFuture = (text: string): boolean => (fromLocalInput(text) ?? 0) <= Date.now() + CLOCK_TOLERANCE_MS;

const visit = z.object({
  memberId: z.string().check(z.minLength(1, { error: memberMissing })),
  workout: z.string(),
  admissionReason: z.string(),
  happenedAt: z.string().check(
    refine<string>((text) => fromLocalInput(text) !== null, { reason: 'REQUIRED', error: timeMissing }),
    refine<string>(isNoFuture, { reason: 'INVALID', error: activityMessages.timeInFuture }),
  ),
});

const SCHEMAS: Record<ActivityType, z.ZodMiniType<RecordValues, RecordValues>> = {
  ATTENDANCE: visit,
  WORKOUT: z.extend(visit, { workout: workoutForm.shape.workout }),
};

/** The rules of the dialog, without those that only the server can check. */
export const recordSchema = (type: ActivityType) => SCHEMAS[type];
