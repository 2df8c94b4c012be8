import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { areSame } from '../../../lib/entered-values';
import { fieldsOf, staleVersionIn, type LastChange } from '../../../lib/errors';
import type { Notice } from '../../../lib/use-action';
import { useServerForm } from '../../../lib/use-server-form';
import { bmiAfterChange } from '../../profile/profile-form-values';
import { detailsContent } from './details.content';
import {
  EditedMeasurementDocument,
  EditedMemberDocument,
  useUpdateMemberMutation,
  type EditableMemberFragment,
} from './details.generated';
import {
  differences,
  memberSchema,
  pick,
  valuesOf,
  type LoadedMember,
  type MemberFormValues,
} from './member-form-values';
import { inputOf, useStatements } from './member-statements';
import { useMemberDraft } from './use-member-draft';
import { useSentByNext } from './use-sent-by-next';

const { saveFailed, unchanged, next } = detailsContent;

const BMI_PATH = 'bodyMeasurements.bmi';
export const AGREED_PATH = 'hasMemberAgreed';

/** A version that somebody else has saved meanwhile. */
export interface NewerVersion {
  member: LoadedMember;
  lastChange: LastChange;
}

export interface MemberFormSettings {
  /** What became of the member before, if this one was opened by `Save and next`. */
  arrival: Notice | null;
  /** Opens the next member with a message about this one; returns the message to show here if there is none. */
  onNext: (member: LoadedMember, outcome: string) => Promise<string | null>;
}

/** State of the form for a member: its values, the version they are based on, and a newer version, if one was found. */
export function useMemberForm(loaded: EditableMemberFragment, { arrival, onNext }: MemberFormSettings) {
  const read = useFreshMember(loaded.id);
  const { base, entered, keep } = useMemberDraft(loaded);
  const [success, setSuccess] = useState<Notice | null>(arrival);
  const [newer, setNewer] = useState<NewerVersion | null>(null);
  const { forget, ...statements } = useStatements();
  const [updateMember] = useUpdateMemberMutation();
  const changed = differences(valuesOf(base), entered);

  const sentByNext = useSentByNext();
  const { form, ...serverForm } = useServerForm({
    schema: memberSchema,
    initialValues: entered,
    fallback: saveFailed,
    unreachable: saveFailed,
    submit: async () => {
      const outcome = await save(base, form.getValues());
      if (!sentByNext.isSo() || outcome === null) return;
      const message = await onNext(loaded, outcome);
      if (message !== null) setSuccess({ message });
    },
  });
  /** Replaces the version that the form is based on, and what the form shows. */
  const show = (from: LoadedMember, values: MemberFormValues = valuesOf(from)) => {
    form.setValues(values);
    keep(from, values);
  };

  /**
   * Saves the fields that differ from a version, unless it is no longer the current one. Returns a sentence about the
   * member; null if something is left to save.
   */
  const save = async (from: LoadedMember, values: MemberFormValues): Promise<string | null> => {
    setSuccess(null);
    const differing = differences(valuesOf(from), values);
    // The number that is confirmed goes with it.
    const names: typeof differing = statements.isPhoneConfirmed
      ? [...new Set([...differing, 'phone' as const])]
      : differing;
    if (names.length === 0) {
      setSuccess({ message: unchanged });
      return next.unchanged(nameOf(from));
    }
    const input = inputOf(from, pick(z.parse(memberSchema, values), names), statements);
    const before = form.getValues();
    try {
      const withMeasurement = from.latestMeasurement !== undefined;
      const { data } = await updateMember({ variables: { input, withMeasurement } });
      if (!data) throw new Error(saveFailed);
      const saved = { ...from, ...data.updateMember.user };
      const isAllSaved = areSame(form.getValues(), before);
      if (isAllSaved) show(saved);
      else keep(saved, form.getValues());
      setNewer(null);
      forget();
      setSuccess({ message: data.updateMember.message });
      return isAllSaved ? next.saved(nameOf(saved)) : null;
    } catch (error) {
      // The member may have withdrawn the consent meanwhile.
      if (AGREED_PATH in fieldsOf(error)) keep({ ...from, hasHealthDataConsent: false }, values);
      const lastChange = staleVersionIn(error);
      if (!lastChange) throw error;
      setNewer({ member: { ...from, ...(await read(EditedMemberDocument)) }, lastChange });
      return null;
    }
  };

  const showMeasurements = async (): Promise<undefined> => {
    const from = { ...base, ...(await read(EditedMeasurementDocument)) };
    show(from, { ...form.getValues(), bodyMeasurements: valuesOf(from).bodyMeasurements });
  };

  const handleChange = () => {
    const values = form.getValues();
    const bmi = bmiAfterChange(values, entered);
    if (bmi !== values.bodyMeasurements.bmi) form.setFieldValue(BMI_PATH, bmi);
    keep(base, form.getValues());
    setSuccess(null);
  };

  /** Shows the values on the server, if the cached ones are out of date, unless something was typed meanwhile. */
  const showLoaded = useEffectEvent(() => {
    if (loaded.version !== base.version && changed.length === 0) show({ ...base, ...loaded });
  });
  useEffect(() => showLoaded(), [loaded]);

  return {
    ...serverForm,
    formProps: { ...serverForm.formProps, onSubmit: sentByNext.watch(serverForm.submit) },
    form,
    base,
    entered,
    changed,
    success,
    newer,
    save,
    show,
    closeNewer: () => setNewer(null),
    showMeasurements,
    ...statements,
    handleChange,
  };
}

export type MemberForm = ReturnType<typeof useMemberForm>;

const nameOf = ({ name, email }: LoadedMember): string => name ?? email;

/** Reads a member from the server, not from the cache. */
function useFreshMember(id: string) {
  const client = useApolloClient();
  return async <Member>(
    query: TypedDocumentNode<{ user: Member | null }, { id: string }>,
  ): Promise<Member> => {
    const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'network-only' });
    if (!data?.user) throw new Error(detailsContent.notFound);
    return data.user;
  };
}
