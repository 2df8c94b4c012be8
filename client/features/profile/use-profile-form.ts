import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { profileMessages } from '#common/accounts/messages';
import { isLeadingRole } from '#common/accounts/roles';
import { enumValue } from '#common/enum-names';
import { useEditForm } from '../../lib/use-edit-form';
import type { ProfileFormFragment } from './profile-form.generated';
import { ProfileDocument, useUpdateProfileMutation } from './profile.generated';
import { HISTORY_LENGTH } from './history-length';
import { changedBmi, profileSchema, valuesOf } from './profile-form-values';

const { profileUpdateFailed } = profileMessages;

export const PASSWORD_PATH = 'password';

const LOGIN_NAMES = ['phone', 'userName'] as const;

/** State of the profile form: its values, whether they are saved, and the BMI calculated from weight and height. */
export function useProfileForm(loaded: ProfileFormFragment) {
  const client = useApolloClient();
  const [isFirstTime] = useState(!loaded.isProfileComplete);
  const [updateProfile] = useUpdateProfileMutation();
  // In no draft.
  const [password, setPassword] = useState('');
  const editForm = useEditForm(loaded, {
    schema: profileSchema,
    valuesOf,
    draft: 'profile',
    fallback: profileUpdateFailed,
    adjust: changedBmi,
    send: async (changes, { version }) => {
      const isAsked = password !== '' && LOGIN_NAMES.some((name) => name in changes);
      const input = { ...changes, expectedVersion: version, ...(isAsked && { password }) };
      const { data } = await updateProfile({ variables: { input, first: HISTORY_LENGTH } });
      if (!data) throw new Error(profileUpdateFailed);
      setPassword('');
      return { message: data.updateProfile.message, loaded: data.updateProfile.user };
    },
    read: async (base) => {
      const { data } = await client.query({ query: ProfileDocument, fetchPolicy: 'network-only' });
      return data?.me.user ?? base;
    },
  });
  const { base, changed } = editForm;
  return {
    ...editForm,
    password,
    setPassword,
    /** Whether what an admin or owner logs in with changes. */
    needsPassword:
      isLeadingRole(enumValue(base.role)) &&
      LOGIN_NAMES.some((name) => base[name] !== null && changed.includes(name)),
    hasUnsaved: changed.length > 0,
    isFirstTime,
    isComplete: base.isProfileComplete,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
