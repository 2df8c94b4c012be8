import { useState } from 'react';
import type { Notice } from '../../lib/use-action';
import type { useDietPageQuery } from './diet.generated';
import { dietDraft, valuesOf } from './diet-form-values';

/** State of the diet details: shown or edited. After a save they are fetched again from the server. */
export function useDietDetails({ data, refetch }: ReturnType<typeof useDietPageQuery>) {
  const saved = data?.me.user.dietDetails ?? null;
  const [isEditing, setIsEditing] = useState(() => dietDraft.read() !== null);
  const [formKey, setFormKey] = useState(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [filledInBmi, setFilledInBmi] = useState<number | null>(null);
  const [hasReloadFailed, setHasReloadFailed] = useState(false);

  const reload = async () => {
    const isLoaded = await refetch().then(
      () => true,
      () => false,
    );
    setHasReloadFailed(!isLoaded);
  };
  return {
    saved,
    notice,
    filledInBmi,
    hasReloadFailed,
    isEditing,
    formKey,
    edit: () => {
      setNotice(null);
      setIsEditing(true);
    },
    cancel: () => {
      dietDraft.forget();
      setFilledInBmi(null);
      setIsEditing(false);
    },
    /** Fills a BMI into the form, which opens for that. */
    fillInBmi: (index: number) => {
      dietDraft.keep({ ...(dietDraft.read() ?? valuesOf(saved)), bmi: String(index) });
      setNotice(null);
      setFilledInBmi(index);
      setIsEditing(true);
      setFormKey((before) => before + 1);
    },
    reload: () => void reload(),
    handleSaved: async (message: string) => {
      await reload();
      setIsEditing(dietDraft.read() !== null);
      setFilledInBmi(null);
      setNotice({ message });
    },
  };
}

export type DietDetails = ReturnType<typeof useDietDetails>;
