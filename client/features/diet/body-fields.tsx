import { FITNESS_LEVELS, GENDERS } from '#common/diet/energy-need';
import { Button } from '../../components/button';
import { MeasurementField } from '../../components/measurement-field';
import { SelectField } from '../../components/select-field';
import { TextField } from '../../components/text-field';
import { dietContent } from './diet.content';
import type { DietForm } from './use-diet-form';
import classes from './diet-form.module.css';

const { details: content, bmi: bmiContent } = dietContent;

/** Fields for age, gender, BMI and fitness level. */
export function BodyFields({ dietForm }: { dietForm: DietForm }) {
  const { form, field, status, isBmiPrefilled, clearBmi } = dietForm;
  return (
    <>
      <div className={classes.pair}>
        <MeasurementField
          key={form.key('age')}
          {...field('age')}
          label={content.age}
          description={content.ageHint}
          unit={content.years}
          inputMode="numeric"
        />
        <SelectField
          key={form.key('gender')}
          {...field('gender')}
          label={content.gender}
          description={content.genderHint}
          required={false}
          data={choicesOf(GENDERS, content.genders)}
        />
      </div>
      <div className={classes.pair}>
        <MeasurementField
          key={form.key('bmi')}
          {...field('bmi')}
          label={content.bmi}
          description={isBmiPrefilled ? content.bmiGiven : content.bmiHint}
          unit={bmiContent.unit}
        />
        <TextField
          label={content.bmiStatus}
          description={content.bmiStatusHint}
          value={status ?? ''}
          required={false}
          readOnly
        />
      </div>
      {isBmiPrefilled && (
        <div className={classes.clear}>
          <Button onClick={clearBmi}>{content.bmiClear}</Button>
        </div>
      )}
      <SelectField
        key={form.key('fitnessLevel')}
        {...field('fitnessLevel')}
        label={content.fitnessLevel}
        required={false}
        data={choicesOf(FITNESS_LEVELS, content.fitnessLevels)}
      />
    </>
  );
}

/** Options of a select, starting with an empty one. */
const choicesOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) => [
  { value: '', label: content.notChosen },
  ...values.map((value) => ({ value, label: labels[value] })),
];
