import * as z from 'zod/mini';
import { SEARCH_LENGTH_MAX } from '../limits';
import { journalReason, line, refine, requestKey } from '../forms/fields';
import { optionalEmail } from '../auth/fields';
import { messages } from '../messages';
import { PLAN_NAME_LENGTH_MAX } from '../plans/limits';
import { NAME_LENGTH_MAX } from '../accounts/limits';
import { SELECTED_MEMBERS_MAX } from './limits';
import { memberMessages } from './messages';
import { bodyMeasurementsForm } from '../measurements/measurements.form';
import { optionalPhoneNumber, phoneNumber, profileTexts } from '../accounts/profile-fields';

/** Text of a search for members. */
const search = z
  .string()
  .check(z.maxLength(SEARCH_LENGTH_MAX, { error: messages.textTooLong(SEARCH_LENGTH_MAX) }));

/** Longer names match nothing, but would be recorded by exports. */
const planName = z
  .string()
  .check(z.maxLength(PLAN_NAME_LENGTH_MAX, { error: messages.textTooLong(PLAN_NAME_LENGTH_MAX) }));

/** The filter of a list of members. */
export const memberFilterForm = z.object({
  search: z.nullish(search),
  planNames: z.nullish(z.array(planName)),
  ids: z.nullish(
    z.array(z.string()).check(z.maxLength(SELECTED_MEMBERS_MAX, { error: memberMessages.tooManySelected })),
  ),
});

/** A new member, as staff enter them: known by name, and reached by phone or e-mail. */
export const newMemberForm = z
  .object({
    name: line(NAME_LENGTH_MAX, memberMessages.nameRequired),
    phone: z.nullish(optionalPhoneNumber),
    email: z.nullish(optionalEmail),
    hasMemberAgreed: z
      .boolean()
      .check(
        refine<boolean>((agreed) => agreed, { reason: 'REQUIRED', error: memberMessages.agreementRequired }),
      ),
    isInvited: z.nullish(z.boolean()),
    requestKey,
  })
  .check(
    refine<{ phone?: string | null; email?: string | null }>(({ phone, email }) => Boolean(phone || email), {
      reason: 'REQUIRED',
      error: memberMessages.emailOrContactRequired,
      path: ['phone'],
    }),
  );

export type NewMember = z.infer<typeof newMemberForm>;

/** The deletion of an account by staff. */
export const deleteMemberForm = z.object({
  reason: journalReason,
  /** Password of the staff member. */
  password: z.nullish(z.string()),
});

/** Changes of a member by staff. Absent fields keep their value; name and phone number cannot be cleared. */
export const memberChangesForm = z.object({
  name: z.optional(line(NAME_LENGTH_MAX, memberMessages.nameRequired)),
  email: z.nullish(optionalEmail),
  phone: z.optional(phoneNumber(memberMessages.contactRequired)),
  ...profileTexts,
  bodyMeasurements: z.nullish(bodyMeasurementsForm),
  isPhoneConfirmed: z.nullish(z.boolean()),
  hasMemberAgreed: z.nullish(z.boolean()),
  /** Password of the staff member; needed to change what an admin or owner logs in with. */
  password: z.nullish(z.string()),
  expectedVersion: z.nullish(z.int32()),
});

export type MemberChanges = z.infer<typeof memberChangesForm>;
