import { FormAlert } from '../../components/form-alert';
import { DietForm } from './diet-form';
import { DietSummary } from './diet-summary';
import type { DietDetails as Details } from './use-diet-details';
import classes from './diet-card.module.css';

/** The form until details are saved, then the saved details, which can be edited. */
export function DietDetails({ details, index }: { details: Details; index: number | null }) {
  const { saved, notice, isEditing, formKey, edit, cancel, handleTyped, handleSaved } = details;
  return (
    <div className={classes.details}>
      <FormAlert notice={notice} tone="success" />
      {saved && !isEditing ? (
        <DietSummary details={saved} onEdit={edit} />
      ) : (
        <DietForm
          key={formKey}
          isRestored={formKey === 0}
          saved={saved}
          index={index}
          onTyped={handleTyped}
          onSaved={handleSaved}
          onCancel={cancel}
        />
      )}
    </div>
  );
}
