import { profileMessages } from '#common/members/messages';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { FormAlert } from '../../components/form-alert';
import { StaleDialog } from '../../components/stale-dialog';
import { SubmitButton } from '../../components/submit-button';
import { paths } from '../../lib/paths';
import { Link, pathnameOf, useReturnPath, useUnsavedGuard } from '../../navigation/navigation';
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
          <FormAlert notice={success} tone="success">
            {isFirstTime && isComplete && <NextSteps />}
          </FormAlert>
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

/** Links shown once the profile was first completed: to the page the member came from (`?next=`), if any, and on. */
function NextSteps() {
  const next = useReturnPath();
  const isForPasses = next !== null && pathnameOf(next) === paths.passPlans;
  const links = [
    ...(next === null || isForPasses ? [] : [{ to: next, label: nextSteps.back }]),
    { to: isForPasses ? next : paths.passPlans, label: nextSteps.passes },
    { to: paths.home, label: nextSteps.home },
  ];
  return (
    <div className={classes.nextSteps}>
      {links.map(({ to, label }) => (
        <Link key={label} className={classes.nextStep} to={to}>
          {label}
        </Link>
      ))}
    </div>
  );
}
