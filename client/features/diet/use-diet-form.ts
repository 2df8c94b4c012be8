import { useState } from 'react';
import { areSame } from '../../lib/entered-values';
import { useDraft } from '../../lib/use-draft';
import { useServerForm } from '../../lib/use-server-form';
import { dietContent } from './diet.content';
import { useSaveDietDetailsMutation } from './diet.generated';
import type { DietFormFragment } from './diet-form.generated';
import { dietDraft, dietSchema, inputOf, statusOf, valuesOf } from './diet-form-values';

const { saveFailed } = dietContent.details;

interface DietFormSettings {
  saved: DietFormFragment | null;
  /** BMI in the calculator; prefills the form while no details are saved. */
  index: number | null;
  onTyped: () => void;
  onSaved: (message: string) => void;
}

/** Form for diet details; restores unsaved input from the draft and stores input there until it is saved. */
export function useDietForm({ saved, index, onTyped, onSaved }: DietFormSettings) {
  const [initial] = useState(() =>
    saved || index === null ? valuesOf(saved) : { ...valuesOf(null), bmi: String(index) },
  );
  const { entered, change, isRestored } = useDraft(initial, dietDraft);
  const [saveDietDetails] = useSaveDietDetailsMutation();

  const { form, ...serverForm } = useServerForm({
    schema: dietSchema,
    initialValues: entered,
    fallback: saveFailed,
    submit: async (input) => {
      const sent = form.getValues();
      const { data } = await saveDietDetails({ variables: { input: inputOf(input) } });
      if (!data) throw new Error(saveFailed);
      // Keeps the draft if the input has changed while it was being saved.
      if (areSame(form.getValues(), sent)) dietDraft.forget();
      onSaved(data.saveDietDetails.message);
    },
  });

  const handleChange = () => {
    change(form.getValues());
    onTyped();
  };

  const clearBmi = () => {
    form.setFieldValue('bmi', '');
    handleChange();
  };

  return {
    ...serverForm,
    form,
    status: statusOf(entered),
    hasDraft: isRestored,
    /** True if the BMI was prefilled from the calculator and not edited. */
    isBmiPrefilled: initial.bmi !== '' && !saved && entered.bmi === initial.bmi,
    clearBmi,
    handleChange,
  };
}

export type DietForm = ReturnType<typeof useDietForm>;
