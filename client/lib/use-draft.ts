import { useState } from 'react';
import { currentToken } from './session';
import { forget, onSessionEnd, readStoredJson, store } from './storage';
import { areSame } from './entered-values';

/** Keeps the unsaved input of one form until the session ends. */
export interface DraftStore<Values> {
  read: () => Values | null;
  keep: (values: Values) => void;
  forget: () => void;
}

/** Keeps a draft in the browser's storage, where it survives a reload. */
export const storedDraft = <Values>(key: 'dietDraft'): DraftStore<Values> => ({
  read: () => readStoredJson(key) as Values | null,
  keep: (values) => store(key, JSON.stringify(values)),
  forget: () => forget(key),
});

const inMemory = new Map<string, unknown>();
onSessionEnd(() => inMemory.clear());

/** Keeps a draft in memory, under a name of its own, as long as the document. */
export const memoryDraft = <Values>(name: string): DraftStore<Values> => ({
  read: () => (inMemory.get(name) as Values | undefined) ?? null,
  keep: (values) => void inMemory.set(name, values),
  forget: () => void inMemory.delete(name),
});

/**
 * What is typed into a form, to begin with the draft, if there is one. Input is kept as the draft while it differs from
 * `initial` and somebody is logged in: a form can stay open after its session has ended.
 */
export function useDraft<Values extends object>(initial: Values, drafts?: DraftStore<Values>) {
  const [restored] = useState(() => drafts?.read() ?? null);
  const [typed, setTyped] = useState<Values>(() => ({ ...initial, ...restored }));
  const change = (values: Values): void => {
    setTyped(values);
    if (areSame(values, initial) || currentToken() === null) drafts?.forget();
    else drafts?.keep(values);
  };
  return { typed, change, isRestored: restored !== null, hasUnsaved: !areSame(typed, initial) };
}
