import { useEffect, type RefObject } from 'react';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormAlert } from '../../../components/form-alert';
import { StaleDialog } from '../../../components/stale-dialog';
import { SubmitButton } from '../../../components/submit-button';
import { focusHeading } from '../../../lib/focus-heading';
import type { Notice } from '../../../lib/use-action';
import { useUnsavedGuard } from '../../../navigation/navigation';
import { memberName } from '../members/member-name';
import { detailsContent } from './details.content';
import type { EditableMemberFragment } from './details.generated';
import classes from './details.module.css';
import { MeasurementsSection } from './measurements-section';
import { PERSONAL_HEADING, PersonalFields } from './personal-fields';
import { NEXT, useMemberForm, type MemberFormSettings } from './use-member-form';

const { submit, next, discard, changedCount, leave, stale, names, saveFailed } = detailsContent;

/** The form in which staff change the details of a member. */
export function MemberForm({ member, ...settings }: MemberFormSettings & { member: EditableMemberFragment }) {
  const memberForm = useMemberForm(member, settings);
  const { formProps, failure, success, isSubmitting, changed, newer } = memberForm;
  const isArrival = success !== null && success === settings.arrival;
  useFocusOnArrival(formProps.ref, settings.arrival);
  const guard = useUnsavedGuard(changed.length > 0);
  /** The pressed button disappears, so the heading takes the focus. */
  const discardChanges = () => {
    focusHeading(document.getElementById(PERSONAL_HEADING));
    memberForm.discard();
  };
  return (
    <>
      <form {...formProps} className={classes.form}>
        <FormAlert notice={failure} />
        <FormAlert notice={success} tone="success" keepsFocus={isArrival} />
        <div className={classes.parts}>
          <PersonalFields {...memberForm} />
          <MeasurementsSection {...memberForm} />
        </div>
        <div className={classes.buttons}>
          <div className={classes.submit}>
            <SubmitButton isBusy={isSubmitting}>{submit}</SubmitButton>
          </div>
          <Button type="submit" value={NEXT} isBusy={isSubmitting}>
            {next.submit}
          </Button>
          {changed.length > 0 && <Button onClick={discardChanges}>{discard}</Button>}
          <p role="status">{changed.length > 0 && changedCount(changed.length)}</p>
        </div>
      </form>
      {newer && (
        <StaleDialog
          edit={memberForm}
          newer={newer}
          title={stale(memberName(newer.loaded))}
          names={names}
          failed={saveFailed}
        />
      )}
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

/** The form of the next member starts with its first field. */
function useFocusOnArrival(form: RefObject<HTMLFormElement | null>, arrival: Notice | null): void {
  useEffect(() => {
    if (arrival === null) return;
    const first = form.current?.querySelector<HTMLElement>('input, textarea');
    first?.focus();
  }, [form, arrival]);
}
