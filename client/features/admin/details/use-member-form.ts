import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type SyntheticEvent } from 'react';
import type * as z from 'zod/mini';
import { fieldsOf, withoutAnswer } from '../../../lib/errors';
import type { Notice } from '../../../lib/use-action';
import { useEditForm, type Saved } from '../../../lib/use-edit-form';
import { memberName } from '../members/member-name';
import { changedBmi } from '../../profile/profile-form-values';
import { detailsContent } from './details.content';
import {
  EditedMeasurementDocument,
  EditedMemberDocument,
  useUpdateMemberMutation,
  type EditableMemberFragment,
} from './details.generated';
import { memberSchema, valuesOf, type LoadedMember, type MemberFormValues } from './member-form-values';

const { saveFailed, unchanged, next } = detailsContent;

export const AGREED_PATH = 'hasMemberAgreed';
export const PASSWORD_PATH = 'password';

/** Value of the button that opens the next member after saving. */
export const NEXT = 'next';

export interface MemberFormSettings {
  /** The outcome for the previous member, if this form was opened by `Save and next`. */
  arrival: Notice | null;
  /** Opens the next member with a message about this one; returns the message to show here if there is none. */
  onNext: (member: LoadedMember, outcome: string) => Promise<string | null>;
}

/** State of the form for a member. */
export function useMemberForm(member: EditableMemberFragment, { arrival, onNext }: MemberFormSettings) {
  const read = useFreshMember(member.id);
  const { forget, ...statements } = useStatements();
  const [updateMember] = useUpdateMemberMutation();
  const sentByNext = useSentByNext();

  const send = async (
    changes: Partial<z.output<typeof memberSchema>>,
    from: LoadedMember,
  ): Promise<Saved<LoadedMember>> => {
    // The number that is confirmed goes with it.
    const values = statements.isPhoneConfirmed ? { phone: from.phone, ...changes } : changes;
    if (Object.keys(values).length === 0) return { message: unchanged, loaded: from };
    const input = inputOf(from, values, statements);
    const withMeasurement = from.latestMeasurement !== undefined;
    const { data } = await updateMember({ variables: { input, withMeasurement } });
    if (!data) throw new Error(saveFailed);
    forget();
    return { message: data.updateMember.message, loaded: { ...from, ...data.updateMember.member } };
  };

  const editForm = useEditForm<LoadedMember, MemberFormValues, z.output<typeof memberSchema>>(member, {
    schema: memberSchema,
    valuesOf,
    draft: `member ${member.id}`,
    fallback: saveFailed,
    unreachable: withoutAnswer(saveFailed),
    arrival,
    adjust: changedBmi,
    send: (changes, from) =>
      send(changes, from).catch((error: unknown) => {
        // The member may have withdrawn the consent meanwhile.
        if (AGREED_PATH in fieldsOf(error)) keep({ ...from, hasHealthDataConsent: false }, form.getValues());
        throw error;
      }),
    read: async (from) => ({ ...from, ...(await read(EditedMemberDocument)) }),
    submit: async (save) => {
      const saved = await save();
      if (!saved || !sentByNext.isSo()) return;
      const message = await onNext(saved.loaded, outcomeOf(saved));
      if (message !== null) say({ message });
    },
  });
  const { form, formProps, base, show, keep, say } = editForm;

  const showMeasurements = async (): Promise<undefined> => {
    const from = { ...base, ...(await read(EditedMeasurementDocument)) };
    show(from, { ...form.getValues(), bodyMeasurements: valuesOf(from).bodyMeasurements });
  };

  return {
    ...editForm,
    formProps: { ...formProps, onSubmit: sentByNext.watch(editForm.submit) },
    showMeasurements,
    ...statements,
  };
}

export type MemberForm = ReturnType<typeof useMemberForm>;

/** A sentence about the member who was saved, for the next one. */
function outcomeOf({ message, loaded }: Saved<LoadedMember>): string {
  const { saved, unchanged: left } = next;
  return (message === unchanged ? left : saved)(memberName(loaded));
}

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

/** Statements of staff about the member, and their own password: for one attempt to save, and in no draft. */
function useStatements() {
  const [hasMemberAgreed, setHasMemberAgreed] = useState(false);
  const [isPhoneConfirmed, setPhoneConfirmed] = useState(false);
  const [password, setPassword] = useState('');
  const forget = () => {
    setHasMemberAgreed(false);
    setPhoneConfirmed(false);
    setPassword('');
  };
  const said = { hasMemberAgreed, isPhoneConfirmed, password };
  return { ...said, setHasMemberAgreed, setPhoneConfirmed, setPassword, forget };
}

type Statements = ReturnType<typeof useStatements>;

/** The input of the mutation: the changed values, and the version that they are based on. */
const inputOf = (
  { id, version: expectedVersion }: LoadedMember,
  values: Partial<z.output<typeof memberSchema>>,
  {
    hasMemberAgreed,
    isPhoneConfirmed,
    password,
  }: Pick<Statements, 'hasMemberAgreed' | 'isPhoneConfirmed' | 'password'>,
) => ({
  ...values,
  id,
  expectedVersion,
  ...(hasMemberAgreed && { hasMemberAgreed }),
  ...(isPhoneConfirmed && { isPhoneConfirmed }),
  ...(password && (values.email !== undefined || values.phone !== undefined) && { password }),
});

/** Remembers whether a form was sent with `Save and next`, or with another button. */
function useSentByNext() {
  const isSo = useRef(false);
  return {
    isSo: () => isSo.current,
    watch:
      (submit: (event: SyntheticEvent) => void) => (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
        const { submitter } = event.nativeEvent;
        isSo.current = submitter instanceof HTMLButtonElement && submitter.value === NEXT;
        submit(event);
      },
  };
}
