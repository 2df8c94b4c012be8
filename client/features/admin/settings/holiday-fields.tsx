import { HOLIDAY_NAME_LENGTH_MAX } from '#common/settings/limits';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/text-field';
import type { HoursEdit } from './hours-edit';
import type { EnteredHoliday } from './hours-values';
import { settingsContent } from './settings.content';
import classes from './settings.module.css';
import { SpanFields } from './span-fields';

const { holidays: texts } = settingsContent.hours;

interface HolidayFieldsProps {
  edit: HoursEdit;
  /** Place in the list. */
  index: number;
  holiday: EnteredHoliday;
  onRemove: () => void;
}

/** An occasion, its days, and the hours on each of them. */
export function HolidayFields({ edit, index, holiday, onRemove }: HolidayFieldsProps) {
  const { form, field } = edit;
  const pathOf = (name: string) => `holidays.${index}.${name}`;
  const propsOf = (name: 'name' | 'from' | 'to') => ({
    ...field(pathOf(name)),
    label: texts[name],
    autoComplete: 'off',
  });
  const name = texts.group(index + 1, holiday.name.trim());
  return (
    <div className={classes.holiday} role="group" aria-label={name}>
      <TextField key={form.key(pathOf('name'))} {...propsOf('name')} maxLength={HOLIDAY_NAME_LENGTH_MAX} />
      <div className={classes.row}>
        <TextField key={form.key(pathOf('from'))} {...propsOf('from')} type="date" />
        <TextField
          key={form.key(pathOf('to'))}
          {...propsOf('to')}
          requirements={texts.sameDay}
          type="date"
          required={false}
        />
      </div>
      <SpanFields edit={edit} path={pathOf('spans')} name={name} legend={texts.spans} spans={holiday.spans} />
      <div>
        <Button onClick={onRemove}>{texts.remove(holiday.name.trim())}</Button>
      </div>
    </div>
  );
}
