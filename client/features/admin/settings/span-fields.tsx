import { Fragment, useId, type ComponentProps, type ReactNode } from 'react';
import { ErrorLine } from '../../../components/field';
import fieldClasses from '../../../components/field.module.css';
import type { HoursEdit } from './hours-edit';
import type { EnteredSpan } from './hours-values';
import { settingsContent } from './settings.content';
import classes from './settings.module.css';

const { hours: texts } = settingsContent;

const ENDS = ['from', 'to'] as const;

interface SpanFieldsProps {
  edit: HoursEdit;
  /** Path of the periods in the form values, such as `week.1`. */
  path: string;
  /** Name of the group of periods, such as a day of the week. */
  name: string;
  legend: ReactNode;
  spans: EnteredSpan[];
  children?: ReactNode;
}

/** The periods of a day in which the studio is open. Errors about the group use its name. */
export function SpanFields({ edit: { form, field }, path, name, legend, spans, children }: SpanFieldsProps) {
  const errorId = useId();
  const errorAt = (of: string) => form.errors[of] as string | undefined;
  const pathOf = (index: number, end: 'from' | 'to') => `${path}.${index}.${end}`;
  const paths = spans.flatMap((_, index) => ENDS.map((end) => pathOf(index, end)));
  const error = [path, ...paths].map(errorAt).find(Boolean);
  const isClosed = spans.every(({ from, to }) => from === '' && to === '');
  const input = (index: number, end: 'from' | 'to') => {
    const at = pathOf(index, end);
    const isInvalid = errorAt(at) !== undefined || (errorAt(path) !== undefined && at === paths[0]);
    const { name: inputName, defaultValue, onChange, onBlur } = field(at) as ComponentProps<'input'>;
    return (
      <input
        key={form.key(at)}
        name={inputName}
        defaultValue={defaultValue}
        onChange={onChange}
        onBlur={onBlur}
        type="time"
        className={fieldClasses.control}
        aria-label={texts[end](name, index)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
      />
    );
  };
  return (
    <fieldset name={path} className={classes.day}>
      <legend>{legend}</legend>
      <div className={classes.spans}>
        {spans.map((_, index) => (
          <Fragment key={index}>
            {index > 0 && <span aria-hidden="true">{texts.and}</span>}
            <span className={classes.span}>
              {input(index, 'from')}
              <span aria-hidden="true">{texts.until}</span>
              {input(index, 'to')}
            </span>
          </Fragment>
        ))}
        {isClosed && <span className={classes.closed}>{texts.closed}</span>}
        {children}
      </div>
      {error !== undefined && (
        <p id={errorId} className={fieldClasses.error}>
          <ErrorLine message={error} />
        </p>
      )}
    </fieldset>
  );
}
