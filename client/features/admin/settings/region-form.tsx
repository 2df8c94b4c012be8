import * as z from 'zod/mini';
import { CURRENCY_CODES } from '#common/currencies';
import { DAY_NAMES } from '#common/opening-hours';
import { LOCALES, regionForm, WEEK_STARTS, type RegionSettings } from '#common/settings/region.form';
import { FormAlert } from '../../../components/form-alert';
import { SelectField } from '../../../components/select-field';
import { SettingsForm } from './settings-form';
import { settingsContent } from './settings.content';
import { useUpdateRegionSettingsMutation, type RegionSettingsFragment } from './settings.generated';
import classes from './settings.module.css';
import { useSectionForm } from './use-section-form';

const { region: texts } = settingsContent;
const { names, hints } = texts;

/** Input values, as typed or selected. */
type RegionValues = Record<keyof RegionSettings, string>;

const rules: z.ZodMiniType<RegionSettings, z.input<typeof regionForm>> = regionForm;

const schema: z.ZodMiniType<RegionSettings, RegionValues> = z.pipe(
  z.transform(
    (values: RegionValues) =>
      ({ ...values, weekStart: Number(values.weekStart) }) as z.input<typeof regionForm>,
  ),
  rules,
);

const valuesOf = ({ timeZone, locale, weekStart, currency }: RegionSettingsFragment): RegionValues => ({
  timeZone,
  locale,
  weekStart: String(weekStart),
  currency,
});

/** Browsers know this zone by its former name. */
const FORMER = 'Asia/Calcutta';

/** All time zones, and the saved one. */
const timeZones = (saved: string): string[] => {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== FORMER);
  return [...new Set([...known, 'Asia/Kolkata', 'UTC', saved])].toSorted();
};

/** "India", "United Arab Emirates" */
const countries = new Intl.DisplayNames('en', { type: 'region' });

/** "Indian Rupee" */
const currencies = new Intl.DisplayNames('en', { type: 'currency' });

/** Time zone, week, currency, and formats of dates and numbers. */
export function RegionForm({ saved }: { saved: RegionSettingsFragment }) {
  const [update] = useUpdateRegionSettingsMutation();
  const edit = useSectionForm('region', saved, {
    schema,
    valuesOf,
    update: async (input) => (await update({ variables: { input } })).data?.updateRegionSettings,
  });
  const { form, field, changed } = edit;
  return (
    <SettingsForm id="settings-region" texts={texts} edit={edit}>
      <div className={classes.row}>
        <SelectField
          key={form.key('timeZone')}
          {...field('timeZone')}
          label={names.timeZone}
          data={timeZones(saved.timeZone)}
        />
        <SelectField
          key={form.key('locale')}
          {...field('locale')}
          label={names.locale}
          data={LOCALES.map((locale) => ({ value: locale, label: countries.of(locale.slice(3)) ?? locale }))}
        />
      </div>
      <div className={classes.row}>
        <SelectField
          key={form.key('weekStart')}
          {...field('weekStart')}
          label={names.weekStart}
          data={WEEK_STARTS.map((day) => ({ value: String(day), label: DAY_NAMES[day] }))}
        />
        <SelectField
          key={form.key('currency')}
          {...field('currency')}
          label={names.currency}
          disabled={saved.isCurrencyFixed}
          data={CURRENCY_CODES.map((code) => ({ value: code, label: `${code}, ${currencies.of(code)}` }))}
        />
      </div>
      <p>
        {hints.locale} {saved.isCurrencyFixed ? hints.currencyFixed : hints.currency}
      </p>
      {changed.includes('timeZone') && <FormAlert notice={texts.daysMayMove} keepsFocus />}
    </SettingsForm>
  );
}
