import { usesRupees } from '#common/studio-currency';
import { DEFAULT_SAC } from '#common/settings/default-settings';
import * as limits from '#common/settings/limits';
import { studio } from '#common/studio';
import { Button } from '../../../components/button';
import type { EditForm } from '../../../lib/use-edit-form';
import { SettingCheck, SettingField, type LockOf } from './setting-fields';
import { SettingsForm, type NextStep } from './settings-form';
import { settingsContent } from './settings.content';
import { useUpdateTaxSettingsMutation, type TaxSettingsFragment } from './settings.generated';
import classes from './settings.module.css';
import { taxesSchema, taxValuesOf, type TaxValues } from './taxes-values';
import { useSectionForm } from './use-section-form';

const { taxes: texts } = settingsContent;
const { names, hints } = texts;

interface TaxesFormProps {
  saved: TaxSettingsFragment;
  lockOf: LockOf;
  next?: NextStep | undefined;
}

/** Taxes, and the texts of receipts. */
export function TaxesForm({ saved, lockOf, next }: TaxesFormProps) {
  const [update] = useUpdateTaxSettingsMutation();
  const edit = useSectionForm('taxes', saved, {
    schema: taxesSchema,
    valuesOf: taxValuesOf,
    update: async (input) => (await update({ variables: { input } })).data?.updateTaxSettings,
    onSaved: next?.onSaved,
  });
  const isGst = usesRupees();
  const text = (name: keyof typeof hints, lengthMax: number) => (
    <SettingField
      edit={edit}
      name={name}
      label={names[name]}
      hint={hints[name]}
      lengthMax={lengthMax}
      lock={lockOf(name)}
    />
  );
  return (
    <SettingsForm id="settings-taxes" texts={texts} edit={edit} submit={next?.label}>
      <div className={classes.row}>
        {text('legalName', limits.LEGAL_NAME_LENGTH_MAX)}
        {isGst ? text('gstin', 20) : text('taxName', limits.TAX_NAME_LENGTH_MAX)}
        {!isGst && text('taxNumber', limits.TAX_NUMBER_LENGTH_MAX)}
        {text('receiptPrefix', 3)}
      </div>
      {isGst && <p>{texts.placeOfSupply(studio.place.region)}</p>}
      <SettingCheck edit={edit} name="isInclusive" label={names.isInclusive} lock={lockOf('isInclusive')} />
      <Rates edit={edit} lock={lockOf('rates')} />
    </SettingsForm>
  );
}

interface RatesProps {
  edit: EditForm<TaxSettingsFragment, TaxValues>;
  lock: string | undefined;
}

/** Only India has service codes (SAC). */
const rateFields = () =>
  (['from', 'basisPoints', 'sac'] as const).filter((name) => name !== 'sac' || usesRupees());

/** The tax rates, each with its first day. */
function Rates({ edit, lock }: RatesProps) {
  const { form, base, keep, entered } = edit;
  const change = (rates: TaxValues['rates']) => {
    form.setValues({ rates });
    keep(base, { ...form.getValues(), rates });
  };
  return (
    <div className={classes.holidays}>
      <h3>{texts.rates.title}</h3>
      <p>{lock ? settingsContent.locked(lock) : texts.rates.hint}</p>
      {entered.rates.map((_, index) => (
        // Rows have no id, and their inputs are keyed by the form.
        <div key={index} className={classes.holiday} role="group" aria-label={texts.rates.group(index + 1)}>
          <div className={classes.row}>
            {rateFields().map((name) => (
              <SettingField
                key={name}
                edit={edit}
                name={`rates.${index}.${name}`}
                label={texts.rates[name]}
                type={name === 'from' ? 'date' : 'text'}
                lengthMax={name === 'from' ? 10 : 8}
                lock={lock}
                isLockKnown
              />
            ))}
          </div>
          {!lock && (
            <div>
              <Button onClick={() => change(form.getValues().rates.toSpliced(index, 1))}>
                {texts.rates.remove}
              </Button>
            </div>
          )}
        </div>
      ))}
      {!lock && (
        <div>
          <Button
            onClick={() =>
              change([...form.getValues().rates, { from: '', basisPoints: '', sac: DEFAULT_SAC }])
            }
          >
            {texts.rates.add}
          </Button>
        </div>
      )}
    </div>
  );
}
