import * as z from 'zod/mini';
import { NO_ANSWER } from './errors';
import { useDraft, type DraftStore } from './use-draft';
import { useIsMounted } from './use-is-mounted';
import { useServerForm } from './use-server-form';

interface DialogSettings<Values, Answer> {
  /** Sends the values, or what was confirmed. */
  send: (values: Values) => Promise<Answer>;
  /** Shown when the server sent no message. */
  failed: string;
  /** Shown when there was no response; by default, that it may be done all the same. */
  unreachable?: string;
  /** Called with the answer, unless the dialog is gone by then. */
  onSaved: (answer: Answer) => void | Promise<void>;
  /** Handles an error in another way than by showing it; returns whether it did. */
  onFailed?: (error: unknown) => boolean;
}

interface DialogFormSettings<Values extends object, Parsed, Answer> extends DialogSettings<Parsed, Answer> {
  /** The rules of the form; the parsed values are sent. */
  schema: z.ZodMiniType<Parsed, Values>;
  initialValues: Values;
  /** Where unsaved input is kept when the dialog is closed. */
  drafts?: DraftStore<Values>;
  /** Called when a field was changed. */
  onInput?: () => void;
}

/** For `FormDialog`. */
export type DialogForm = Pick<
  ReturnType<typeof useDialogForm>,
  'formProps' | 'failure' | 'isSubmitting' | 'discard'
>;

/**
 * The form of a `FormDialog`. The answer belongs to the dialog that asked: if that is gone, a failure becomes a toast,
 * and nothing else happens.
 */
export function useDialogForm<Values extends Record<string, unknown>, Parsed, Answer>(
  settings: DialogFormSettings<Values, Parsed, Answer>,
) {
  const { schema, drafts, failed, unreachable = NO_ANSWER } = settings;
  const isOpen = useIsMounted();
  const { entered, change, isRestored } = useDraft(settings.initialValues, drafts);

  const handleFailure = (error: unknown): void => {
    if (!isOpen() || !settings.onFailed?.(error)) throw error;
  };

  const submit = async (values: Parsed): Promise<void> => {
    let answer: Answer;
    try {
      answer = await settings.send(values);
    } catch (error) {
      return handleFailure(error);
    }
    if (isOpen()) await settings.onSaved(answer);
    drafts?.forget();
  };

  const { form, formProps, ...serverForm } = useServerForm({
    schema,
    initialValues: entered,
    fallback: failed,
    unreachable,
    submit,
  });
  const handleInput = () => {
    change(form.getValues());
    settings.onInput?.();
  };
  return {
    ...serverForm,
    form,
    formProps: { ...formProps, onChange: handleInput },
    isRestored,
    /** Drops the unsaved input. */
    discard: () => drafts?.forget(),
  };
}

const NO_FIELDS = z.object({});

/** Runs the action of a dialog without fields. */
export const useDialogAction = <Answer>(settings: DialogSettings<unknown, Answer>) =>
  useDialogForm({ schema: NO_FIELDS, initialValues: {}, ...settings });
