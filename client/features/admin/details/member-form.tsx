import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormAlert } from '../../../components/form-alert';
import { SubmitButton } from '../../../components/submit-button';
import { focusHeading } from '../../../lib/focus-heading';
import { useUnsavedGuard } from '../../../navigation/navigation';
import { detailsContent } from './details.content';
import type { EditableMemberFragment } from './details.generated';
import classes from './details.module.css';
import { MeasurementsSection } from './measurements-section';
import { PERSONAL_HEADING, PersonalFields } from './personal-fields';
import { StaleDialog } from './stale-dialog';
import { useMemberForm } from './use-member-form';

const { submit, discard, changedCount, leave } = detailsContent;

/** The form in which staff change the details of a member. */
export function MemberForm({ member }: { member: EditableMemberFragment }) {
  const memberForm = useMemberForm(member);
  const { formProps, failure, success, isSubmitting, changed, base, newer, show, handleChange } = memberForm;
  const guard = useUnsavedGuard(changed.length > 0);
  /** The pressed button disappears, so the heading takes the focus. */
  const discardChanges = () => {
    focusHeading(document.getElementById(PERSONAL_HEADING));
    show(base);
  };
  return (
    <>
      <form {...formProps} className={classes.form} onChange={handleChange}>
        <FormAlert notice={failure} />
        <FormAlert notice={success} tone="success" />
        <div className={classes.parts}>
          <PersonalFields {...memberForm} />
          <MeasurementsSection {...memberForm} />
        </div>
        <div className={classes.buttons}>
          <div className={classes.submit}>
            <SubmitButton isBusy={isSubmitting}>{submit}</SubmitButton>
          </div>
          {changed.length > 0 && <Button onClick={discardChanges}>{discard}</Button>}
          <p role="status">{changed.length > 0 && changedCount(changed.length)}</p>
        </div>
      </form>
      {newer && <StaleDialog memberForm={memberForm} newer={newer} />}
      {guard.isAsking && (
        <ConfirmDialog
          title={leave.title}
          confirm={leave.confirm}
          cancel={leave.cancel}
          onConfirm={guard.leave}
          onCancel={guard.stay}
        >
          {leave.text}
        </ConfirmDialog>
      )}
    </>
  );
}
