import * as z from 'zod/mini';
import { memberChangesForm } from '#common/members/member.form';
import { formatPhone } from '#common/members/phone';
import { namesOf } from '#common/forms/form-fields';
import { areSame, enteredSchema, toEntered, type Entered } from '../../../lib/entered-values';
import type { EditableMeasurementFragment, EditableMemberFragment } from './details.generated';

/** A member whose measurements, and the consent to store them, are undefined until they are shown. */
export type LoadedMember = EditableMemberFragment &
  Partial<Pick<EditableMeasurementFragment, 'latestMeasurement' | 'hasHealthDataConsent'>>;

/** Only changed fields are sent, so that those may be empty which have never been filled in. */
const memberForm = z.extend(
  z.omit(memberChangesForm, { expectedVersion: true, isPhoneConfirmed: true, hasMemberAgreed: true }),
  {
    name: z.nullish(memberChangesForm.shape.name),
    phone: z.nullish(memberChangesForm.shape.phone),
  },
);

export const memberSchema = enteredSchema(memberForm, memberForm);

/** The values of the form's fields, as typed. */
export type MemberFormValues = Entered<z.input<typeof memberForm>>;

export type MemberField = keyof MemberFormValues;

const MEMBER_FIELDS: readonly MemberField[] = namesOf(memberForm);

export const valuesOf = (member: LoadedMember): MemberFormValues => ({
  ...toEntered(memberForm, { ...member, bodyMeasurements: member.latestMeasurement ?? null }),
  phone: formatPhone(member.phone ?? ''),
});

/** Names of the fields in which two versions differ. */
export const differences = (one: MemberFormValues, other: MemberFormValues): MemberField[] =>
  MEMBER_FIELDS.filter((name) => !areSame({ value: one[name] }, { value: other[name] }));

/** `values` with the fields called `names` taken from `source`. */
export const withFieldsOf = (
  values: MemberFormValues,
  source: MemberFormValues,
  names: readonly MemberField[],
): MemberFormValues => ({ ...values, ...pick(source, names) });

/** Some properties of an object. */
export const pick = <Values extends object>(
  values: Values,
  names: readonly (keyof Values)[],
): Partial<Values> => Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
