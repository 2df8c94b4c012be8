import type { UseFormReturnType } from '@mantine/form';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import {
  BIO_LENGTH_MAX,
  SPECIALISATION_LENGTH_MAX,
  SPECIALISATIONS_MAX,
  SPECIALTY_LENGTH_MAX,
  TRAINER_DESCRIPTION_LENGTH_MAX,
} from '#common/trainers/limits';
import { CountedTextField } from '../../../components/counted-text-field';
import { SegmentedControl } from '../../../components/segmented-control';
import { TextAreaField } from '../../../components/text-area-field';
import { TextField } from '../../../components/text-field';
import type { EditForm } from '../../../lib/use-edit-form';
import { ABOUT_KINDS, type TrainerValues } from './trainer-values';
import { trainersContent } from './trainers.content';
import type { ListedTrainerFragment } from './trainers.generated';
import classes from './trainers-tab.module.css';

const { form: texts } = trainersContent;

interface TrainerFieldsProps {
  form: Pick<UseFormReturnType<TrainerValues>, 'key' | 'getValues' | 'setFieldValue'>;
  field: EditForm<ListedTrainerFragment, TrainerValues>['field'];
}

/** The texts about a trainer on the site. */
export const TrainerFields = ({ form, field }: TrainerFieldsProps) => (
  <>
    <CountedTextField
      key={form.key('name')}
      {...field('name')}
      label={texts.name}
      lengthMax={NAME_LENGTH_MAX}
      autoComplete="off"
      data-autofocus
    />
    <div className={classes.pair}>
      <CountedTextField
        key={form.key('specialty')}
        {...field('specialty')}
        label={texts.specialty}
        lengthMax={SPECIALTY_LENGTH_MAX}
        autoComplete="off"
      />
      <TextField
        key={form.key('age')}
        {...field('age')}
        label={texts.age}
        requirements={texts.ageHint}
        required={false}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
    <TextAreaField
      key={form.key('description')}
      {...field('description')}
      label={texts.description}
      description={texts.descriptionHint}
      lengthMax={TRAINER_DESCRIPTION_LENGTH_MAX}
      countedFrom={TRAINER_DESCRIPTION_LENGTH_MAX / 2}
      rows={5}
    />
    <SegmentedControl
      legend={texts.about}
      options={ABOUT_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
      value={form.getValues().about.kind}
      onChange={(kind) => form.setFieldValue('about.kind', kind)}
    />
    {form.getValues().about.kind === 'Story' ? (
      <Story form={form} field={field} />
    ) : (
      <Specialisations form={form} field={field} />
    )}
  </>
);

const Story = ({ form, field }: TrainerFieldsProps) => (
  <TextAreaField
    key={form.key('about.bio')}
    {...field('about.bio')}
    label={texts.bio}
    description={texts.bioHint}
    lengthMax={BIO_LENGTH_MAX}
    countedFrom={BIO_LENGTH_MAX / 2}
    rows={8}
  />
);

/** Room for all lines. */
const LINES_LENGTH_MAX = SPECIALISATIONS_MAX * (SPECIALISATION_LENGTH_MAX + 1);

const Specialisations = ({ form, field }: TrainerFieldsProps) => (
  <>
    <TextAreaField
      key={form.key('about.experience.specialisations')}
      {...field('about.experience.specialisations')}
      label={texts.specialisations}
      description={texts.specialisationsHint}
      lengthMax={LINES_LENGTH_MAX}
      countedFrom={LINES_LENGTH_MAX}
      rows={5}
    />
    <div className={classes.short}>
      <TextField
        key={form.key('about.experience.yearsOfExperience')}
        {...field('about.experience.yearsOfExperience')}
        label={texts.years}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  </>
);
