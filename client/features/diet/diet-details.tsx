import { FormAlert } from '../../components/form-alert';
import { LoadFailed } from '../../components/load-failed';
import { DietForm } from './diet-form';
import { DietSummary } from './diet-summary';
import { dietContent } from './diet.content';
import type { DietDetails as Details } from './use-diet-details';
import classes from './diet-card.module.css';

/** The form until details are saved, then the saved details, which can be edited. */
export function DietDetails({ details, index }: { details: Details; index: number | null }) {
  const { saved, notice, hasReloadFailed, isEditing, formKey, edit, cancel, handleSaved, reload } = details;
  return (
    <div className={classes.details}>
      <FormAlert notice={notice} tone="success" />
      {hasReloadFailed && <LoadFailed message={dietContent.details.savedUnread} onRetry={reload} />}
      {!hasReloadFailed && saved && !isEditing && <DietSummary details={saved} onEdit={edit} />}
      {!hasReloadFailed && (!saved || isEditing) && (
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
