import { schemaResolver, useForm, type GetInputPropsOptions, type UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import * as z from 'zod/mini';
import { showToast } from './toast';
import { useAfterPointer } from './use-after-pointer';
import { fieldsOf, type FailureTexts } from './errors';
import { noticeOf, useOneAtATime, type Notice } from './use-action';

type FormValues = Record<string, unknown>;

interface ServerFormSettings<Values extends FormValues, Parsed> extends FailureTexts {
  /** The rules of the form; the parsed values are sent. */
  schema: z.ZodMiniType<Parsed, Values>;
  initialValues: Values;
  /** Sends the values; rejects with the error of the data client when that fails. */
  submit: (values: Parsed) => Promise<void>;
  /** Fields that, once left, are validated again on every change of the form. */
  live?: (keyof Values & string)[];
}

/**
 * A form that the server validates as well: keeps the entered values on every error, sends one request at a time, shows
 * the server's messages under their fields, and moves the focus to the first invalid field. A failure after the form is
 * gone becomes a toast.
 */
export function useServerForm<Values extends FormValues, Parsed>(
  settings: ServerFormSettings<Values, Parsed>,
) {
  const { schema, initialValues } = settings;
  const validate = schemaResolver(schema, { sync: true });
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues, validate });
  const element = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<Notice | null>(null);
  const focusInvalid = useFocusInvalid(element);
  const { run, isBusy: isSubmitting, isRunning } = useOneAtATime();
  const readInputs = useInputs(element, form);

  /** Shows each message under its input; messages without an input, or about the whole form, go above the form. */
  const show = (messages: Record<string, string>, whole?: Notice) => {
    const hasInput = (path: string) => element.current?.elements.namedItem(path) != null;
    const paths = Object.keys(messages);
    const under = Object.fromEntries(paths.filter(hasInput).map((path) => [path, messages[path]]));
    const unplaced = messages[paths.find((path) => !hasInput(path)) ?? ''];
    const above = whole ?? (unplaced === undefined ? undefined : { message: unplaced });
    form.setErrors(under);
    if (above === undefined || Object.values(under).includes(above.message)) {
      setFailure(null);
      focusInvalid();
    } else setFailure(above);
  };

  const send = async () => {
    // The message of an earlier attempt would seem to be about this one.
    setFailure(null);
    try {
      await settings.submit(z.parse(schema, form.getValues()));
    } catch (error) {
      const notice = noticeOf(error, settings);
      if (element.current) show(fieldsOf(error), notice);
      else showToast(notice.message);
    }
  };

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isRunning()) return;
    readInputs();
    const errors = validate(form.getValues()) as Record<string, string>;
    if (Object.keys(errors).length > 0) show(errors);
    else void run(send);
  };

  const validateField = (path: string) => {
    const message = validate(form.getValues())[path];
    form.setErrors((current) => ({ ...current, [path]: message }));
  };

  return {
    /** Mantine's form, for keys of inputs, resets, and values that are set other than by typing. */
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
    field: useField(form, validateField, settings.live ?? []),
  };
}

/** Props of inputs: an edited field is validated when it is left, a live one on every change after that. */
function useField<Values extends FormValues>(
  form: UseFormReturnType<Values>,
  validateField: (path: string) => void,
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
      live.filter((livePath) => left.current.has(livePath)).forEach(validateField);
    };
    const handleBlur = () => {
      if (!edited.current.has(path)) return;
      left.current.add(path);
      afterPointer(() => validateField(path));
    };
    return { ...props, name: path, onChange: handleChange, onBlur: handleBlur };
  };
}

/** Returns a function that focuses the first invalid field after the errors have been rendered. */
function useFocusInvalid(element: RefObject<HTMLFormElement | null>): () => void {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [count, element]);
  return () => setCount((before) => before + 1);
}

/**
 * Returns a function that copies the values of the inputs into the form: at once those that were entered before
 * hydration, and later those that the browser filled in without an event.
 */
function useInputs<Values extends FormValues>(
  element: RefObject<HTMLFormElement | null>,
  form: UseFormReturnType<Values>,
): () => void {
  const read = () => {
    for (const [path, value] of fieldsIn(form.getValues())) {
      const entered = valueOfInput(element.current?.elements.namedItem(path));
      if (typeof entered === typeof value && entered !== value)
        form.setFieldValue(path, entered as never, { forceUpdate: false });
    }
  };
  const readAtOnce = useEffectEvent(read);
  useEffect(() => readAtOnce(), []);
  return read;
}

/** The values by the paths of their inputs, also those in groups. */
const fieldsIn = (values: object, prefix = ''): [path: string, value: unknown][] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? fieldsIn(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value]],
  );

function valueOfInput(input: Element | RadioNodeList | null | undefined): string | boolean | undefined {
  // Radio buttons of one name; the value is empty if none is chosen.
  if (input instanceof RadioNodeList) return input.value || undefined;
  if (input instanceof HTMLSelectElement || input instanceof HTMLTextAreaElement) return input.value;
  if (!(input instanceof HTMLInputElement) || input.type === 'hidden') return undefined;
  return input.type === 'checkbox' ? input.checked : input.value;
}
