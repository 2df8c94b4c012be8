import { useState } from 'react';
import { useServerForm } from '../../lib/use-server-form';
import { forgetDraft, keepDraft, readDraft } from './diet-draft';
import { dietContent } from './diet.content';
import { useSaveDietDetailsMutation, type DietDetailPartsFragment } from './diet.generated';
import { areSame, dietSchema, statusOf, valuesOf } from './diet-values';

const { saveFailed } = dietContent.details;

interface DietFormSettings {
  saved: DietDetailPartsFragment | null;
  /** What the calculator shows; a first form begins with it. */
  index: number | null;
  onSaved: (message: string) => Promise<void>;
}

/** The form of diet details: begins with what was typed before, and keeps what is typed until it is saved. */
export function useDietForm({ saved, index, onSaved }: DietFormSettings) {
  const [draft] = useState(readDraft);
  const [begun] = useState(() =>
    saved || index === null ? valuesOf(saved) : { ...valuesOf(null), bmi: String(index) },
  );
  const [typed, setTyped] = useState(() => draft ?? begun);
  const [saveDietDetails] = useSaveDietDetailsMutation({ fetchPolicy: 'no-cache' });

  const { form, ...serverForm } = useServerForm({
    schema: dietSchema,
    initialValues: typed,
    fallback: saveFailed,
    unreachable: saveFailed,
    submit: async (input) => {
      const sent = form.getValues();
      const { data } = await saveDietDetails({ variables: { input } });
      if (!data) throw new Error(saveFailed);
      // Whoever went on typing meanwhile keeps that.
      if (areSame(form.getValues(), sent)) forgetDraft();
      await onSaved(data.saveDietDetails.message);
    },
  });

  const handleChange = () => {
    const values = form.getValues();
    setTyped(values);
    if (areSame(values, begun)) forgetDraft();
    else keepDraft(values);
  };

  const clearIndex = () => {
    form.setFieldValue('bmi', '');
    handleChange();
  };

  return {
    ...serverForm,
    form,
    status: statusOf(typed),
    hasDraft: draft !== null,
    /** The index is the calculator's, and nobody has typed it. */
    isIndexGiven: begun.bmi !== '' && !saved && typed.bmi === begun.bmi,
    clearIndex,
    handleChange,
  };
}

export type DietForm = ReturnType<typeof useDietForm>;
