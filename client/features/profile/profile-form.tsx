import { ConfirmDialog } from '../../components/confirm-dialog';
import { FormAlert } from '../../components/form-alert';
import { SubmitButton } from '../../components/submit-button';
import { useUnsavedGuard } from '../../navigation/navigation';
import { AboutFields } from './about-fields';
import { NumberFields } from './number-fields';
import { NextSteps } from './next-steps';
import { profileContent } from './profile.content';
import type { ProfilePartsFragment } from './profile.generated';
import { ProfileProgress } from './profile-progress';
import { useProfileForm } from './use-profile-form';
import classes from './profile-form.module.css';

const { leave, firstLead, lead, submit } = profileContent;

interface ProfileFormProps {
  profile: ProfilePartsFragment;
  /** Called after new measurements were saved. */
  onMeasured: () => void;
}

export function ProfileForm({ profile, onMeasured }: ProfileFormProps) {
  const profileForm = useProfileForm(profile, onMeasured);
  const { formProps, failure, success, isSubmitting, handleChange, hasUnsaved, entered } = profileForm;
  const { isFirstTime, isComplete } = profileForm;
  const guard = useUnsavedGuard(hasUnsaved);
  return (
    <form {...formProps} className={classes.form} onChange={handleChange}>
      <div className={classes.head}>
        <p className={classes.lead}>{isComplete ? lead : firstLead}</p>
        {!isComplete && <ProfileProgress values={entered} />}
        <FormAlert notice={failure} />
        <FormAlert notice={success} tone="success">
          {isFirstTime && isComplete && <NextSteps />}
        </FormAlert>
      </div>
      <div className={classes.parts}>
        <AboutFields profileForm={profileForm} email={profile.email} />
        <NumberFields profileForm={profileForm} />
      </div>
      <div className={classes.submit}>
        <SubmitButton isBusy={isSubmitting}>{submit}</SubmitButton>
      </div>
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
    </form>
  );
}
