import * as z from 'zod/mini';
import { memberChangesForm } from '#common/members/member.form';
import { formatPhone } from '#common/accounts/phone';
import { enteredSchema, toEntered, type Entered } from '../../../lib/entered-values';
import type { EditableMeasurementFragment, EditableMemberFragment } from './details.generated';

/** A member whose measurements, and the consent to store them, are undefined until they are shown. */
export type LoadedMember = EditableMemberFragment &
  Partial<Pick<EditableMeasurementFragment, 'latestMeasurement' | 'hasHealthDataConsent'>>;

/** Only changed fields are sent, so that those may be empty which have never been filled in. */
const memberForm = z.extend(
  z.omit(memberChangesForm, {
    expectedVersion: true,
    isPhoneConfirmed: true,
    hasMemberAgreed: true,
    password: true,
  }),
  {
    name: z.nullish(memberChangesForm.shape.name),
    phone: z.nullish(memberChangesForm.shape.phone),
  },
);

export const memberSchema = enteredSchema(memberForm, memberForm);

/** The values of the form's fields, as typed. */
export type MemberFormValues = Entered<z.input<typeof memberForm>>;

export const valuesOf = (member: LoadedMember): MemberFormValues => ({
  ...toEntered(memberForm, { ...member, bodyMeasurements: member.latestMeasurement ?? null }),
  phone: formatPhone(member.phone ?? ''),
});
