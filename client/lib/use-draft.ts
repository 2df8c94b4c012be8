import { useState } from 'react';
import { currentToken } from './session';
import { forget, onSessionEnd, readStoredJson, store } from './storage';
import { areSame } from './entered-values';

/** Where the unsaved input of one form is kept until the session ends. */
export interface DraftStore<Values> {
  read: () => Values | null;
  keep: (values: Values) => void;
  forget: () => void;
  /** Whether it is kept without a log-in as well, in the tab. */
  isForGuests?: boolean;
}

/** A draft in the browser's storage, where it survives a reload. */
export const storedDraft = <Values>(key: 'dietDraft'): DraftStore<Values> => ({
  read: () => readStoredJson(key) as Values | null,
  keep: (values) => store(key, JSON.stringify(values)),
  forget: () => forget(key),
});

const inMemory = new Map<string, unknown>();
onSessionEnd(() => inMemory.clear());

/** A draft in memory, under a name of its own, which is lost with the document. */
export const memoryDraft = <Values>(name: string): DraftStore<Values> => ({
  read: () => (inMemory.get(name) as Values | undefined) ?? null,
  keep: (values) => void inMemory.set(name, values),
  forget: () => void inMemory.delete(name),
});

/** Health data, which is kept in memory only. */
const NOT_STORED = ['bodyMeasurements', 'latestMeasurement', 'measurements'];

/**
 * A draft in memory and, without health data, in the storage of the tab, where it survives a reload. Nothing is kept once
 * the session has ended, unless it is for guests: a request or a form may last longer.
 */
export function tabDraft<Values>(name: string, { isForGuests = false } = {}): DraftStore<Values> {
  const memory = memoryDraft<Values>(name);
  return {
    isForGuests,
    read: () => memory.read() ?? (storedDrafts()[name] as Values | undefined) ?? null,
    keep: (values) => {
      if (!isForGuests && currentToken() === null) return;
      memory.keep(values);
      storeDrafts({ ...storedDrafts(), [name]: values });
    },
    forget: () => {
      memory.forget();
      const { [name]: known, ...others } = storedDrafts();
      if (known !== undefined) storeDrafts(others);
    },
  };
}

function storedDrafts(): Record<string, unknown> {
  const stored = readStoredJson('drafts');
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

const storeDrafts = (drafts: Record<string, unknown>): void =>
  store(
    'drafts',
    JSON.stringify(drafts, (name, value: unknown) => (NOT_STORED.includes(name) ? undefined : value)),
  );

/**
 * The values of a form, initially those of its draft if there is one. They are kept as the draft while they differ from
 * `initial` and somebody is logged in, unless the draft is for guests: a form can stay open after its session has
 * ended.
 */
export function useDraft<Values extends object>(initial: Values, drafts?: DraftStore<Values>) {
  const [restored] = useState(() => drafts?.read() ?? null);
  const [entered, setEntered] = useState<Values>(() => ({ ...initial, ...restored }));
  const change = (values: Values): void => {
    setEntered(values);
    const isKept = drafts?.isForGuests === true || currentToken() !== null;
    if (areSame(values, initial) || !isKept) drafts?.forget();
    else drafts?.keep(values);
  };
  return { entered, change, isRestored: restored !== null, hasUnsaved: !areSame(entered, initial) };
}
