import { FormAlert } from '../../components/form-alert';
import { LoadFailed } from '../../components/load-failed';
import { DietForm } from './diet-form';
import { DietSummary } from './diet-summary';
import { dietContent } from './diet.content';
import type { DietDetails as Details } from './use-diet-details';
import classes from './diet-card.module.css';

/** The form until something is saved, then what is saved, which can be changed. */
export function DietDetails({ details, index }: { details: Details; index: number | null }) {
  const { saved, notice, isUnread, isEditing, formKey, edit, cancel, handleSaved, readAgain } = details;
  return (
    <div className={classes.details}>
      <FormAlert notice={notice} tone="success" />
      {isUnread && <LoadFailed message={dietContent.details.savedUnread} onRetry={readAgain} />}
      {!isUnread && saved && !isEditing && <DietSummary details={saved} onEdit={edit} />}
      {!isUnread && (!saved || isEditing) && (
        <DietForm
          key={formKey}
          isRestored={formKey === 0}
          saved={saved}
          index={index}
          onSaved={handleSaved}
          onCancel={cancel}
        />
      )}
    </div>
  );
}
