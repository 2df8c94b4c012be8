import { DAY_NAMES, daysOfWeek } from '#common/opening-hours';
import { Button } from '../../../components/button';
import { HolidayFields } from './holiday-fields';
import { hoursSchema, hoursValuesOf, noHoliday, type HoursValues } from './hours-values';
import { SettingsForm, type NextStep } from './settings-form';
import { settingsContent } from './settings.content';
import { useUpdateOpeningHoursMutation, type OpeningHoursFragment } from './settings.generated';
import classes from './settings.module.css';
import { SpanFields } from './span-fields';
import { useSectionForm } from './use-section-form';

const { hours: texts } = settingsContent;

/** The opening hours of the week, and the days on which others apply. */
export function HoursForm({ saved, next }: { saved: OpeningHoursFragment; next?: NextStep | undefined }) {
  const [update] = useUpdateOpeningHoursMutation();
  const edit = useSectionForm('hours', saved, {
    schema: hoursSchema,
    valuesOf: hoursValuesOf,
    update: async (input) => (await update({ variables: { input } })).data?.updateOpeningHours,
    onSaved: next?.onSaved,
  });
  const { form, base, keep, entered } = edit;
  const change = (values: Partial<HoursValues>) => {
    form.setValues(values);
    keep(base, { ...form.getValues(), ...values });
  };
  const copy = (day: number) => {
    const spans = form.getValues().week[day]!;
    change({ week: DAY_NAMES.map(() => spans.map((span) => ({ ...span }))) });
  };
  const { holidays } = entered;
  return (
    <SettingsForm id="settings-hours" texts={texts} edit={edit} submit={next?.label}>
      <div className={classes.days}>
        {daysOfWeek().map((day, index) => (
          <SpanFields
            key={day}
            edit={edit}
            path={`week.${day}`}
            name={DAY_NAMES[day]!}
            legend={DAY_NAMES[day]}
            spans={entered.week[day]!}
          >
            {index === 0 && <Button onClick={() => copy(day)}>{texts.copy}</Button>}
          </SpanFields>
        ))}
      </div>
      <div className={classes.holidays}>
        <h3>{texts.holidays.title}</h3>
        <p>{holidays.length === 0 ? texts.holidays.none : texts.holidays.hint}</p>
        {holidays.map((holiday, index) => (
          <HolidayFields
            // Rows have no id, and their inputs are keyed by the form.
            key={index}
            edit={edit}
            index={index}
            holiday={holiday}
            onRemove={() => change({ holidays: form.getValues().holidays.toSpliced(index, 1) })}
          />
        ))}
        <div>
          <Button onClick={() => change({ holidays: [...form.getValues().holidays, noHoliday()] })}>
            {texts.holidays.add}
          </Button>
        </div>
      </div>
    </SettingsForm>
  );
}
