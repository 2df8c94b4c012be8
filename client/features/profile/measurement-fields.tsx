import type { MeasurementName } from '#common/members/profile.form';
import { HealthConsent } from '../../components/health-consent';
import { MeasurementField } from '../../components/measurement-field';
import card from '../../components/form-card.module.css';
import { profileContent } from './profile.content';
import { computedBmi } from './profile-form-values';
import type { ProfileForm } from './use-profile-form';
import classes from './profile-form.module.css';

const { parts, numbersLead, measurements, bmiComputed, bmiOpen, consent } = profileContent;

export function MeasurementFields({ profileForm: { form, field, entered } }: { profileForm: ProfileForm }) {
  const isBmiComputed = computedBmi(entered) !== null;
  const measurement = (name: MeasurementName) => ({ ...field(pathOf(name)), ...measurements[name] });
  return (
    <section className={card.card} aria-labelledby="your-numbers">
      <h2 id="your-numbers">{parts[1]}</h2>
      <p className={classes.partLead}>{numbersLead}</p>
      <div className={classes.pair}>
        <MeasurementField key={form.key(pathOf('weightKg'))} {...measurement('weightKg')} />
        <MeasurementField key={form.key(pathOf('heightCm'))} {...measurement('heightCm')} />
      </div>
      <MeasurementField
        key={form.key(pathOf('bmi'))}
        {...measurement('bmi')}
        description={isBmiComputed ? bmiComputed : bmiOpen}
        readOnly={isBmiComputed}
      />
      <MeasurementField key={form.key(pathOf('muscleMassKg'))} {...measurement('muscleMassKg')} />
      <HealthConsent {...consent} />
    </section>
  );
}

/** Mantine accepts paths to nested values; our form type has top-level names only, hence the cast. */
const pathOf = (name: MeasurementName) => `bodyMeasurements.${name}` as 'bodyMeasurements';
