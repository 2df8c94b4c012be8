import { profileMessages } from '#common/accounts/messages';
import { paths } from '#common/paths';
import { ActionLink } from '../../components/action-button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { FormAlert } from '../../components/form-alert';
import { StaleDialog } from '../../components/stale-dialog';
import { SubmitButton } from '../../components/submit-button';
import { isPlansPath } from '../../lib/plan-address';
import { Link, useReturnPath, useUnsavedGuard } from '../../navigation/navigation';
import { PersonalFields } from './personal-fields';
import { MeasurementFields } from './measurement-fields';
import { profileContent } from './profile.content';
import type { ProfileFormFragment } from './profile-form.generated';
import { ProfileProgress } from './profile-progress';
import { useProfileForm } from './use-profile-form';
import classes from './profile-form.module.css';

const { leave, firstLead, lead, restored, submit, nextSteps, stale, fieldNames } = profileContent;

export function ProfileForm({ profile }: { profile: ProfileFormFragment }) {
  const profileForm = useProfileForm(profile);
  const { formProps, failure, success, isSubmitting, hasUnsaved, entered, newer } = profileForm;
  const { isFirstTime, isComplete } = profileForm;
  const guard = useUnsavedGuard(hasUnsaved);
  const leaveWithoutSaving = () => {
    profileForm.discard();
    guard.leave();
  };
  return (
    <>
      <form {...formProps} className={classes.form}>
        <div className={classes.head}>
          <p className={classes.lead}>{isComplete ? lead : firstLead}</p>
          {!isComplete && <ProfileProgress values={entered} />}
          {profileForm.isRestored && <p className={classes.lead}>{restored}</p>}
          <FormAlert notice={failure} />
          <FormAlert notice={success} tone="success" />
          {success && isFirstTime && isComplete && <NextSteps />}
        </div>
        <div className={classes.parts}>
          <PersonalFields profileForm={profileForm} email={profile.email} />
          <MeasurementFields profileForm={profileForm} />
        </div>
        <div className={classes.submit}>
          <SubmitButton isBusy={isSubmitting}>{submit}</SubmitButton>
        </div>
      </form>
      {newer && (
        <StaleDialog
          edit={profileForm}
          newer={newer}
          title={stale}
          names={fieldNames}
          failed={profileMessages.profileUpdateFailed}
        />
      )}
      {guard.isAsking && (
        <ConfirmDialog
          title={leave.title}
          confirm={leave.confirm}
          cancel={leave.cancel}
          onConfirm={leaveWithoutSaving}
          onCancel={guard.stay}
        >
          {leave.text}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Shown once the profile was first completed: the button for where the member came from (`?next=`), or for the passes. */
function NextSteps() {
  const next = useReturnPath();
  return (
    <div className={classes.nextSteps}>
      <ActionLink variant="primary" to={next ?? paths.passPlans}>
        {labelFor(next)}
      </ActionLink>
      <Link className={classes.nextStep} to={paths.home}>
        {nextSteps.home}
      </Link>
    </div>
  );
}

function labelFor(next: string | null): string {
  if (next === null) return nextSteps.passes;
  return isPlansPath(next) ? nextSteps.plans : nextSteps.back;
}
