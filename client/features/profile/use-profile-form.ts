import { useEffect, useEffectEvent, useState } from 'react';
import { profileMessages } from '#common/members/messages';
import type { Notice } from '../../lib/use-action';
import { areSame } from '../../lib/entered-values';
import { useDraft } from '../../lib/use-draft';
import { useServerForm } from '../../lib/use-server-form';
import type { ProfileFormFragment } from './profile-form.generated';
import { useUpdateProfileMutation } from './profile.generated';
import { HISTORY_LENGTH } from './history-length';
import { bmiAfterChange, profileSchema, valuesOf } from './profile-form-values';

const BMI_PATH = 'bodyMeasurements.bmi';

/** State of the profile form: its values, whether they are saved, and the BMI calculated from weight and height. */
export function useProfileForm(loaded: ProfileFormFragment) {
  const [profile, setProfile] = useState(loaded);
  const [isFirstTime] = useState(!loaded.isProfileComplete);
  const saved = valuesOf(profile);
  const { entered, change, hasUnsaved } = useDraft(saved);
  const [success, setSuccess] = useState<Notice | null>(null);
  const [updateProfile] = useUpdateProfileMutation();

  const { form, ...serverForm } = useServerForm({
    schema: profileSchema,
    initialValues: entered,
    fallback: profileMessages.profileUpdateFailed,
    submit: async ({ bodyMeasurements, ...texts }) => {
      setSuccess(null);
      const sent = form.getValues();
      // Unchanged measurements are not sent, or they would be stored again after being deleted in another tab.
      const isMeasured = !areSame(sent.bodyMeasurements, saved.bodyMeasurements);
      const input = isMeasured ? { ...texts, bodyMeasurements: bodyMeasurements ?? null } : texts;
      const { data } = await updateProfile({ variables: { input, first: HISTORY_LENGTH } });
      if (!data) throw new Error(profileMessages.profileUpdateFailed);
      showSaved(data.updateProfile.user, areSame(form.getValues(), sent));
      setSuccess({ message: data.updateProfile.message });
    },
  });

  /** Shows the values as the server saved them, unless the member has typed in the meantime. */
  const showSaved = (now: ProfileFormFragment, isUntouched: boolean) => {
    setProfile(now);
    if (!isUntouched) return;
    form.setValues(valuesOf(now));
    change(valuesOf(now));
  };

  /** Shows the values on the server, if the cached ones are out of date, unless the member has typed in the meantime. */
  const showLoaded = useEffectEvent(() => {
    if (loaded === profile || hasUnsaved) return;
    // Setting the values replaces the inputs, of which one may have the focus.
    showSaved(loaded, !areSame(valuesOf(loaded), saved));
  });
  useEffect(() => showLoaded(), [loaded]);

  const handleChange = () => {
    const values = form.getValues();
    const bmi = bmiAfterChange(values, entered);
    if (bmi !== values.bodyMeasurements.bmi) form.setFieldValue(BMI_PATH, bmi);
    change(form.getValues());
    setSuccess(null);
  };

  return {
    ...serverForm,
    form,
    success,
    entered,
    handleChange,
    hasUnsaved,
    isFirstTime,
    isComplete: profile.isProfileComplete,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
