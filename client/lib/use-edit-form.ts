import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { pick } from '#common/pick';
import { editFormContent } from './edit-form.content';
import { areSame } from './entered-values';
import { isRefusedFor, isUnreachable, textIn, type FailureTexts } from './errors';
import type { Notice } from './use-action';
import { useEditDraft } from './use-edit-draft';
import { useServerForm } from './use-server-form';

type FormValues = Record<string, unknown>;

const { savedAlready } = editFormContent;

/** The edited object, as returned by the server. */
export interface Versioned {
  version: number;
}

/** A version that somebody else has saved meanwhile; when and by whom, if known. */
export interface NewerVersion<Loaded> {
  loaded: Loaded;
  lastChange: Record<'changedAt' | 'changedBy', string | null>;
}

export interface Saved<Loaded> {
  message: string;
  loaded: Loaded;
}

interface EditFormSettings<Loaded, Values extends FormValues, Parsed> extends FailureTexts {
  schema: z.ZodMiniType<Parsed, Values>;
  /** Turns a version into values of the inputs. */
  valuesOf: (loaded: Loaded) => Values;
  /** Name of the draft: what was typed outlives the form until it is saved or undone, or the session ends. */
  draft: string;
  /** Sends the fields that differ from a version, with that version. */
  send: (changes: Partial<Parsed>, base: Loaded) => Promise<Saved<Loaded>>;
  /** Reads the current version from the server. */
  read: (base: Loaded) => Promise<Loaded>;
  /** Saves with the button of the form, if something else follows. */
  submit?: (save: () => Promise<Saved<Loaded> | null>) => Promise<void>;
  /** The values, by their paths, of fields that follow from others after a change. */
  adjust?: (values: Values, before: Values) => Record<string, string>;
  /** A message to show at first. */
  arrival?: Notice | null;
}

/**
 * A form for something that others may change at the same time. Keeps the version that the input is based on, and sends
 * only changed values. Detects changes that others have saved meanwhile, which are neither overwritten nor hidden, and
 * whether a save without an answer was carried out.
 */
export function useEditForm<Loaded extends Versioned, Values extends FormValues, Parsed>(
  loaded: Loaded,
  settings: EditFormSettings<Loaded, Values, Parsed>,
) {
  const { schema, valuesOf, draft, arrival = null } = settings;
  const { base, entered, keep, isRestored } = useEditDraft(loaded, { name: draft, valuesOf });
  const [success, setSuccess] = useState<Notice | null>(arrival);
  const [newer, setNewer] = useState<NewerVersion<Loaded> | null>(null);
  const changed = differences(valuesOf(base), entered);

  const { form, formProps, ...serverForm } = useServerForm<Values, Parsed>({
    schema,
    initialValues: entered,
    fallback: settings.fallback,
    unreachable: settings.unreachable,
    submit: async () => {
      // A user who saves after having seen a newer version overwrites that one.
      const saveEntered = () =>
        newer
          ? save(newer.loaded, withChanges(valuesOf(newer.loaded), { entered, changed }))
          : save(base, form.getValues());
      await (settings.submit ? settings.submit(saveEntered) : saveEntered());
    },
  });

  /** Replaces the version that the form is based on, and what the form shows. */
  const show = (from: Loaded, values: Values = valuesOf(from)): void => {
    form.setValues(values);
    keep(from, values);
  };

  /** Whether a version has everything that was typed. */
  const isAllIn = (version: Loaded): boolean =>
    areSame(withChanges(valuesOf(version), { entered: form.getValues(), changed }), valuesOf(version));

  const showSaved = (version: Loaded): Saved<Loaded> => {
    show(version);
    setNewer(null);
    setSuccess({ message: savedAlready });
    return { message: savedAlready, loaded: version };
  };

  /** Saves what differs from a version, unless that is no longer the current one; null if something is left to save. */
  const save = async (from: Loaded, values: Values): Promise<Saved<Loaded> | null> => {
    setSuccess(null);
    const before = form.getValues();
    const parsed = z.parse(schema, values) as Parsed & object;
    const changes = pick(parsed, ...(differences(valuesOf(from), values) as (keyof Parsed)[]));
    try {
      const saved = await settings.send(changes, from);
      const isAllSaved = areSame(form.getValues(), before);
      if (isAllSaved) show(saved.loaded);
      else keep(saved.loaded, form.getValues());
      setNewer(null);
      setSuccess({ message: saved.message });
      return isAllSaved ? saved : null;
    } catch (error) {
      const isStale = isRefusedFor(error, 'STALE_VERSION');
      if (!isStale && !isUnreachable(error)) throw error;
      const current = await settings.read(from);
      if (isAllIn(current)) return showSaved(current);
      if (!isStale) throw error;
      const lastChange = { changedAt: textIn(error, 'changedAt'), changedBy: textIn(error, 'changedBy') };
      setNewer({ loaded: current, lastChange });
      return null;
    }
  };

  const handleChange = (): void => {
    const adjusted = settings.adjust?.(form.getValues(), entered) ?? {};
    for (const [path, value] of Object.entries(adjusted)) form.setFieldValue(path, value as never);
    keep(base, form.getValues());
    setSuccess(null);
  };

  /** Shows the version on the server if the cached one is out of date, unless something was typed meanwhile. */
  const showLoaded = useEffectEvent(() => {
    if (changed.length > 0) return;
    const fresh = { ...base, ...loaded };
    // Setting the values replaces the inputs, one of which may have the focus.
    if (areSame(valuesOf(fresh), entered)) keep(fresh, entered);
    else show(fresh);
  });
  useEffect(() => showLoaded(), [loaded]);

  return {
    ...serverForm,
    form,
    formProps: { ...formProps, onChange: handleChange },
    base,
    entered,
    changed,
    /** Whether the input comes from a draft and is unchanged. */
    isRestored,
    success,
    newer,
    valuesOf,
    save,
    show,
    keep,
    closeNewer: () => setNewer(null),
    /** Shows a message of success. */
    say: setSuccess,
    /** Drops what was typed. */
    discard: () => show(base),
  };
}

export type EditForm<Loaded extends Versioned, Values extends FormValues> = ReturnType<
  typeof useEditForm<Loaded, Values, unknown>
>;

/** The values of another version, with the fields that were changed here. */
export const withChanges = <Values extends FormValues>(
  others: Values,
  { entered, changed }: { entered: Values; changed: (keyof Values & string)[] },
): Values => ({ ...others, ...pick(entered, ...changed) });

/** Names of the fields in which two versions differ. */
export const differences = <Values extends FormValues>(
  one: Values,
  other: Values,
): (keyof Values & string)[] =>
  Object.keys(one).filter((name) => !areSame({ value: one[name] }, { value: other[name] }));
