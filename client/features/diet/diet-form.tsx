import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { HealthConsent } from '../../components/health-consent';
import { SubmitButton } from '../../components/submit-button';
import card from '../../components/form-card.module.css';
import { BodyFields } from './body-fields';
import { dietContent } from './diet.content';
import type { DietFormFragment } from './diet-form.generated';
import { FoodFields } from './food-fields';
import { useDietForm } from './use-diet-form';
import classes from './diet-form.module.css';
import cardClasses from './diet-card.module.css';

const { formTitle, formLead, restored, consent, submit, cancel } = dietContent.details;

interface DietFormProps {
  /** True if the input comes from an earlier visit; a hint then explains that it is not saved yet. */
  isRestored: boolean;
  saved: DietFormFragment | null;
  index: number | null;
  onTyped: () => void;
  onSaved: (message: string) => void;
  onCancel: () => void;
}

export function DietForm({ isRestored, onCancel, ...settings }: DietFormProps) {
  const dietForm = useDietForm(settings);
  const { formProps, failure, isSubmitting, hasDraft, handleChange } = dietForm;
  return (
    <form {...formProps} className={card.card} aria-labelledby="diet-details" onChange={handleChange}>
      <div>
        <h2 id="diet-details">{formTitle}</h2>
        <p className={cardClasses.lead}>{isRestored && hasDraft ? restored : formLead}</p>
      </div>
      <FormAlert notice={failure} />
      <BodyFields dietForm={dietForm} />
      <FoodFields dietForm={dietForm} />
      <HealthConsent {...consent} />
      <div className={classes.buttons}>
        <SubmitButton isBusy={isSubmitting}>{submit}</SubmitButton>
        {settings.saved && <Button onClick={onCancel}>{cancel}</Button>}
      </div>
    </form>
  );
}
