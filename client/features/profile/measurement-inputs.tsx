import type { ComponentProps } from 'react';
import type { MeasurementName } from '#common/measurements/measurements.form';
import { MeasurementField } from '../../components/measurement-field';
import { profileContent } from './profile.content';
import { computedBmi, type MeasurementValues } from './profile-form-values';
import classes from './profile-form.module.css';

const { measurements, bmiComputed, bmiOpen } = profileContent;

const OWN_BMI = { computed: bmiComputed, open: bmiOpen };

interface MeasurementInputsProps {
  form: { key: (path: 'bodyMeasurements') => string };
  field: (path: 'bodyMeasurements') => Omit<ComponentProps<typeof MeasurementField>, 'label' | 'unit'>;
  entered: MeasurementValues;
  /** Texts about somebody else than the current user. */
  bmiHints?: { computed: string; open: string };
}

/** The inputs of a form's `bodyMeasurements`. The BMI is read-only while it is calculated. */
export function MeasurementInputs({ form, field, entered, bmiHints = OWN_BMI }: MeasurementInputsProps) {
  const isBmiComputed = computedBmi(entered) !== null;
  const measurement = (name: MeasurementName) => ({ ...field(pathOf(name)), ...measurements[name] });
  return (
    <>
      <div className={classes.pair}>
        <MeasurementField key={form.key(pathOf('weightKg'))} {...measurement('weightKg')} />
        <MeasurementField key={form.key(pathOf('heightCm'))} {...measurement('heightCm')} />
      </div>
      <MeasurementField
        key={form.key(pathOf('bmi'))}
        {...measurement('bmi')}
        description={isBmiComputed ? bmiHints.computed : bmiHints.open}
        readOnly={isBmiComputed}
      />
      <MeasurementField key={form.key(pathOf('muscleMassKg'))} {...measurement('muscleMassKg')} />
    </>
  );
}

/** Mantine accepts paths to nested values; our form types have top-level names only, hence the cast. */
const pathOf = (name: MeasurementName) => `bodyMeasurements.${name}` as 'bodyMeasurements';
