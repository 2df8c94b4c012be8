import { useState } from 'react';
import type { Notice } from '../../lib/use-action';
import type { DietPageQuery } from './diet.generated';
import { dietDraft, valuesOf } from './diet-form-values';

/** State of the diet details: shown or edited. A form that was typed in stays, even if there are saved details now. */
export function useDietDetails(data: DietPageQuery | undefined) {
  const saved = data?.me.user.dietDetails ?? null;
  const [isEditing, setIsEditing] = useState(() => dietDraft.read() !== null);
  const [formKey, setFormKey] = useState(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [filledInBmi, setFilledInBmi] = useState<number | null>(null);
  return {
    saved,
    notice,
    filledInBmi,
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
    handleTyped: () => setIsEditing(true),
    handleSaved: (message: string) => {
      setIsEditing(dietDraft.read() !== null);
      setFilledInBmi(null);
      setNotice({ message });
    },
  };
}

export type DietDetails = ReturnType<typeof useDietDetails>;
