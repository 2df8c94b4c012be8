import { HealthConsent } from '../../components/health-consent';
import card from '../../components/form-card.module.css';
import { MeasurementInputs } from './measurement-inputs';
import { profileContent } from './profile.content';
import type { ProfileForm } from './use-profile-form';
import classes from './profile-form.module.css';

const { parts, numbersLead, consent } = profileContent;

export const MeasurementFields = ({ profileForm }: { profileForm: ProfileForm }) => (
  <section className={card.card} aria-labelledby="your-numbers">
    <h2 id="your-numbers">{parts[1]}</h2>
    <p className={classes.partLead}>{numbersLead}</p>
    <MeasurementInputs {...profileForm} />
    <HealthConsent {...consent} />
  </section>
);
