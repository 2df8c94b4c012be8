import { useState } from 'react';
import type * as z from 'zod/mini';
import { isGuarded } from '#common/settings/guarded';
import { withoutAnswer } from '../../../lib/errors';
import { useEditForm, type Versioned } from '../../../lib/use-edit-form';
import { settingsContent } from './settings.content';
import type { SavedSettingsFragment } from './settings.generated';
import { showSaved, useFreshSettings } from './use-fresh-settings';

const { saveFailed } = settingsContent;

type Section = Exclude<keyof SavedSettingsFragment, '__typename'>;

interface SectionSettings<Loaded, Values, Parsed> {
  schema: z.ZodMiniType<Parsed, Values>;
  /** Turns a version into values of the inputs. */
  valuesOf: (loaded: Loaded) => Values;
  /** Sends all values of the section. */
  update: (
    input: Parsed & { expectedVersion: number; password?: string },
  ) => Promise<{ message: string; studioSettings: SavedSettingsFragment } | undefined>;
  /** Called after saving, for example to go on in the set-up. */
  onSaved?: (() => void) | undefined;
}

/** The state of the form of one section, which is saved as a whole. */
export function useSectionForm<
  Name extends Section,
  Values extends Record<string, unknown>,
  Parsed extends object,
>(
  section: Name,
  saved: SavedSettingsFragment[Name] & Versioned,
  { schema, valuesOf, update, onSaved }: SectionSettings<SavedSettingsFragment[Name], Values, Parsed>,
) {
  const read = useFreshSettings();
  const [password, setPassword] = useState('');
  const edit = useEditForm<SavedSettingsFragment[Name] & Versioned, Values, Parsed>(saved, {
    schema,
    valuesOf,
    draft: `settings ${section}`,
    fallback: saveFailed,
    unreachable: withoutAnswer(saveFailed),
    send: async (changes, base) => {
      const values = { ...schema.parse(valuesOf(base)), ...changes };
      const answer = await update({
        ...values,
        expectedVersion: base.version,
        ...(password && { password }),
      });
      if (!answer) throw new Error(saveFailed);
      setPassword('');
      const { message, studioSettings } = answer;
      return { message, loaded: showSaved(studioSettings)[section] };
    },
    read: async () => (await read())[section],
    submit: async (save) => {
      if (await save()) onSaved?.();
    },
  });
  const discard = () => {
    setPassword('');
    edit.discard();
  };
  const isGuardedChange = edit.changed.some((field) => isGuarded(section, field));
  return {
    ...edit,
    discard,
    ownPassword: { isNeeded: isGuardedChange, value: password, onChange: setPassword },
  };
}
