import { useState } from 'react';
import { useServerForm } from '../../lib/use-server-form';
import { forgetDraft, keepDraft, readDraft } from './diet-draft';
import { dietContent } from './diet.content';
import { useSaveDietDetailsMutation, type DietDetailPartsFragment } from './diet.generated';
import { areSame, dietSchema, statusOf, valuesOf } from './diet-values';

const { saveFailed } = dietContent.details;

interface DietFormSettings {
  saved: DietDetailPartsFragment | null;
  onSaved: (message: string) => Promise<void>;
}

/** The form of diet details: begins with what was typed before, and keeps what is typed until it is saved. */
export function useDietForm({ saved, onSaved }: DietFormSettings) {
  const [draft] = useState(readDraft);
  const [typed, setTyped] = useState(() => draft ?? valuesOf(saved));
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
    if (areSame(values, valuesOf(saved))) forgetDraft();
    else keepDraft(values);
  };

  return { ...serverForm, form, status: statusOf(typed), hasDraft: draft !== null, handleChange };
}

export type DietForm = ReturnType<typeof useDietForm>;
