import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { profileMessages } from '#common/accounts/messages';
import { useEditForm } from '../../lib/use-edit-form';
import type { ProfileFormFragment } from './profile-form.generated';
import { ProfileDocument, useUpdateProfileMutation } from './profile.generated';
import { HISTORY_LENGTH } from './history-length';
import { changedBmi, profileSchema, valuesOf } from './profile-form-values';

const { profileUpdateFailed } = profileMessages;

/** State of the profile form: its values, whether they are saved, and the BMI calculated from weight and height. */
export function useProfileForm(loaded: ProfileFormFragment) {
  const client = useApolloClient();
  const [isFirstTime] = useState(!loaded.isProfileComplete);
  const [updateProfile] = useUpdateProfileMutation();
  const editForm = useEditForm(loaded, {
    schema: profileSchema,
    valuesOf,
    draft: 'profile',
    fallback: profileUpdateFailed,
    adjust: changedBmi,
    send: async (changes, { version }) => {
      const input = { ...changes, expectedVersion: version };
      const { data } = await updateProfile({ variables: { input, first: HISTORY_LENGTH } });
      if (!data) throw new Error(profileUpdateFailed);
      return { message: data.updateProfile.message, loaded: data.updateProfile.user };
    },
    read: async (base) => {
      const { data } = await client.query({ query: ProfileDocument, fetchPolicy: 'network-only' });
      return data?.me.user ?? base;
    },
  });
  return {
    ...editForm,
    hasUnsaved: editForm.changed.length > 0,
    isFirstTime,
    isComplete: editForm.base.isProfileComplete,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
