import * as limits from '#common/settings/limits';
import { studio } from '#common/studio';
import { TextAreaField } from '../../../components/text-area-field';
import { TextField } from '../../../components/text-field';
import { SettingsForm, type NextStep } from './settings-form';
import { settingsContent } from './settings.content';
import { useUpdateStudioDetailsMutation, type StudioDetailsFragment } from './settings.generated';
import classes from './settings.module.css';
import { studioSchema, studioValuesOf, type StudioValues } from './studio-values';
import { useSectionForm } from './use-section-form';

const { studio: texts } = settingsContent;
const { names } = texts;
const hints: Partial<Record<keyof StudioValues, string>> = texts.hints;
const requirements: Partial<Record<keyof StudioValues, string>> = texts.requirements;

const isOptional = (name: keyof StudioValues): boolean =>
  name === 'latitude' || name === 'longitude' || (name === 'postalCode' && studio.place.country !== 'IN');

/** Room for the addresses of all profiles. */
const PROFILES_LENGTH_MAX = limits.PROFILES_MAX * 200;

/** Name, address and contacts. */
export function StudioForm({ saved, next }: { saved: StudioDetailsFragment; next?: NextStep | undefined }) {
  const [update] = useUpdateStudioDetailsMutation();
  const edit = useSectionForm('studio', saved, {
    schema: studioSchema,
    valuesOf: studioValuesOf,
    update: async (input) => (await update({ variables: { input } })).data?.updateStudioDetails,
    onSaved: next?.onSaved,
  });
  const { form, field } = edit;
  const text = (name: keyof StudioValues, lengthMax: number = limits.STUDIO_NAME_LENGTH_MAX) => (
    <TextField
      key={form.key(name)}
      {...field(name)}
      label={names[name]}
      description={hints[name]}
      requirements={requirements[name]}
      autoComplete="off"
      maxLength={lengthMax}
      required={!isOptional(name)}
    />
  );
  return (
    <SettingsForm id="settings-studio" texts={texts} edit={edit} submit={next?.label}>
      {text('name')}
      {text('street', limits.ADDRESS_LENGTH_MAX)}
      <div className={classes.row}>
        {text('city')}
        {text('postalCode')}
        {text('region')}
      </div>
      <div className={classes.row}>
        {text('phone', limits.PHONE_LENGTH_MAX)}
        {text('email', 254)}
      </div>
      <div className={classes.row}>
        {text('latitude')}
        {text('longitude')}
      </div>
      <TextAreaField
        key={form.key('profiles')}
        {...field('profiles')}
        label={names.profiles}
        description={hints.profiles}
        lengthMax={PROFILES_LENGTH_MAX}
        countedFrom={PROFILES_LENGTH_MAX}
        rows={3}
      />
      <TextAreaField
        key={form.key('disclaimer')}
        {...field('disclaimer')}
        label={names.disclaimer}
        description={hints.disclaimer}
        lengthMax={limits.DISCLAIMER_LENGTH_MAX}
        rows={2}
      />
    </SettingsForm>
  );
}
