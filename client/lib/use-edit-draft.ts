import { useState } from 'react';
import { areSame } from './entered-values';
import { tabDraft } from './use-draft';

interface EditDraft<Loaded, Values> {
  base: Loaded;
  values: Values;
}

interface DraftSettings<Loaded, Values> {
  name: string;
  valuesOf: (loaded: Loaded) => Values;
}

/** Typed values, and the version that they are based on. */
export function useEditDraft<Loaded extends object, Values extends Record<string, unknown>>(
  loaded: Loaded,
  { name, valuesOf }: DraftSettings<Loaded, Values>,
) {
  const [drafts] = useState(() => tabDraft<EditDraft<Loaded, Values>>(name));
  const [current, setCurrent] = useState(() => {
    const kept = drafts.read();
    // Properties that are not stored are missing after a reload.
    const base: Loaded = { ...loaded, ...kept?.base };
    return { base, entered: { ...valuesOf(base), ...kept?.values }, isRestored: kept !== null };
  });
  const keep = (base: Loaded, values: Values): void => {
    setCurrent({ base, entered: values, isRestored: false });
    if (areSame(values, valuesOf(base))) drafts.forget();
    else drafts.keep({ base, values });
  };
  return { ...current, keep };
}
