import { schemaResolver, useForm, type GetInputPropsOptions, type UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import * as z from 'zod/mini';
import type { ErrorCode } from '#common/error-codes';
import { useAfterPointer } from './after-pointer';
import { codeOf, fieldsOf, messageOf, type FailureTexts } from './errors';

/** A sentence to show above a form; each one is a new object, so that the same sentence is told again. */
export interface Notice {
  message: string;
  /** The server's code, where the notice is a refusal of its own. */
  code?: ErrorCode | undefined;
}

type FormValues = Record<string, unknown>;

interface ServerFormSettings<Values extends FormValues, Parsed> extends FailureTexts {
  /** The rules of common/forms; what they make of the values is what is sent. */
  schema: z.ZodMiniType<Parsed, Values>;
  initialValues: Values;
  /** Sends the values; rejects with the error of the data client when that fails. */
  submit: (values: Parsed) => Promise<void>;
  /** Fields that, once left, are judged again at every change of the form. */
  live?: (keyof Values & string)[];
}

/**
 * A form that the server judges too: keeps what was typed whatever happens, sends once at a time, shows the
 * server's sentences under their fields, and moves the focus to the first field that is wrong.
 */
export function useServerForm<Values extends FormValues, Parsed>(
  settings: ServerFormSettings<Values, Parsed>,
) {
  const { schema, initialValues } = settings;
  const [validate] = useState(() => schemaResolver(schema, { sync: true }));
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues, validate });
  const element = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<Notice | null>(null);
  const focusInvalid = useFocusInvalid(element);
  const { isSubmitting, isRunning, run } = useOneAtATime();
  useTypedBeforeHydration(element, form);

  /** Puts each sentence under its input; what has none, or concerns the whole form, goes above it. */
  const show = (sentences: Record<string, string>, whole?: Notice) => {
    const hasInput = (path: string) => element.current?.elements.namedItem(path) != null;
    const paths = Object.keys(sentences);
    const under = Object.fromEntries(paths.filter(hasInput).map((path) => [path, sentences[path]]));
    const unplaced = sentences[paths.find((path) => !hasInput(path)) ?? ''];
    const above = whole ?? (unplaced === undefined ? undefined : { message: unplaced });
    form.setErrors(under);
    if (above === undefined || Object.values(under).includes(above.message)) {
      setFailure(null);
      focusInvalid();
    } else setFailure(above);
  };

  const send = async () => {
    try {
      await settings.submit(z.parse(schema, form.getValues()));
      setFailure(null);
    } catch (error) {
      show(fieldsOf(error), { message: messageOf(error, settings), code: codeOf(error) });
    }
  };

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isRunning()) return;
    const errors = validate(form.getValues()) as Record<string, string>;
    if (Object.keys(errors).length > 0) show(errors);
    else void run(send);
  };

  const judge = (path: string) => {
    const sentence = validate(form.getValues())[path];
    form.setErrors((current) => ({ ...current, [path]: sentence }));
  };

  return {
    /** Mantine's form, for keys of inputs, resets and values that change without being typed. */
    form,
    /** For `FormAlert` above the form. */
    failure,
    /** For `SubmitButton`. */
    isSubmitting,
    /** Sends the form as its button does. */
    submit,
    /** For the form element. */
    formProps: { ref: element, method: 'post', noValidate: true, onSubmit: submit } as const,
    /** For the input of one value. */
    field: useField(form, judge, settings.live ?? []),
  };
}

/** Props of inputs: what was edited is judged when it is left, what is live at every change after that. */
function useField<Values extends FormValues>(
  form: UseFormReturnType<Values>,
  judge: (path: string) => void,
  live: string[],
) {
  const edited = useRef(new Set<string>());
  const left = useRef(new Set<string>());
  const afterPointer = useAfterPointer();
  return (path: keyof Values & string, options?: GetInputPropsOptions) => {
    const props = form.getInputProps<string>(path, options);
    const handleChange = (change: unknown) => {
      (props.onChange as (change: unknown) => void)(change);
      edited.current.add(path);
      live.filter((livePath) => left.current.has(livePath)).forEach(judge);
    };
    const handleBlur = () => {
      if (!edited.current.has(path)) return;
      left.current.add(path);
      afterPointer(() => judge(path));
    };
    return { ...props, name: path, onChange: handleChange, onBlur: handleBlur };
  };
}

/** Moves the focus once the errors are drawn. */
function useFocusInvalid(element: RefObject<HTMLFormElement | null>): () => void {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [count, element]);
  return () => setCount((before) => before + 1);
}

/** Tells at once, and not with the next drawing, that something is under way. */
function useOneAtATime() {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isUnderWay = useRef(false);
  const run = async (action: () => Promise<void>) => {
    isUnderWay.current = true;
    setIsSubmitting(true);
    await action();
    isUnderWay.current = false;
    setIsSubmitting(false);
  };
  return { isSubmitting, isRunning: () => isUnderWay.current, run };
}

/** Takes over what was typed, chosen or ticked, or filled in by the browser, before the page came alive. */
function useTypedBeforeHydration<Values extends FormValues>(
  element: RefObject<HTMLFormElement | null>,
  form: UseFormReturnType<Values>,
): void {
  const takeOver = useEffectEvent(() => {
    for (const [path, value] of Object.entries(form.getValues())) {
      const entered = enteredIn(element.current?.elements.namedItem(path));
      if (typeof entered === typeof value && entered !== value)
        form.setFieldValue(path, entered as never, { forceUpdate: false });
    }
  });
  useEffect(() => takeOver(), []);
}

function enteredIn(input: Element | RadioNodeList | null | undefined): string | boolean | undefined {
  // Radio buttons of one name; none is chosen where it is empty.
  if (input instanceof RadioNodeList) return input.value || undefined;
  if (input instanceof HTMLSelectElement || input instanceof HTMLTextAreaElement) return input.value;
  if (!(input instanceof HTMLInputElement) || input.type === 'hidden') return undefined;
  return input.type === 'checkbox' ? input.checked : input.value;
}
