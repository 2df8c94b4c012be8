import { useId } from 'react';
import { WORKOUT_NAME_LENGTH_MAX } from '#common/activity/limits';
import { REASON_LENGTH_MAX } from '#common/limits';
import { FormDialog } from '../../../components/form-dialog';
import { TextField } from '../../../components/text-field';
import type { ActivityType } from '../../../graphql/types.generated';
import { MemberPicker } from '../member-picker/member-picker';
import type { PickableMemberFragment } from '../member-picker/member-picker.generated';
import { activitiesContent as content, textsOf } from './activities.content';
import classes from './record-dialog.module.css';
import { RepeatQuestion } from './repeat-question';
import { useRecordForm } from './use-record-form';

interface RecordDialogProps {
  type: ActivityType;
  /** The member for whom the dialog was opened; null if it is chosen in the dialog. */
  forMember: PickableMemberFragment | null;
  /** Names of workouts on screen, newest first, which are suggested. */
  knownWorkouts: readonly string[];
  onClose: () => void;
}

/** Records a visit or a workout of a member. */
export function RecordDialog({ type, forMember, knownWorkouts, onClose }: RecordDialogProps) {
  const recordForm = useRecordForm({ type, forMember, onDone: onClose });
  const { formProps, field, isSubmitting, member, pick, visitedAt } = recordForm;
  /** The pressed button disappears, so the time, which may be wrong, takes the focus. */
  const backToForm = () => {
    const time = formProps.ref.current?.elements.namedItem('happenedAt');
    if (time instanceof HTMLElement) time.focus();
    recordForm.forgetVisit();
  };
  return (
    <FormDialog
      title={textsOf[type].add}
      form={recordForm}
      submit={recordForm.needsReason ? content.letIn : textsOf[type].add}
      question={
        visitedAt && (
          <RepeatQuestion
            visitedAt={visitedAt}
            isBusy={isSubmitting}
            onNo={backToForm}
            onAgain={recordForm.submit}
          />
        )
      }
      onClose={onClose}
    >
      <MemberPicker
        label={content.member}
        name="memberId"
        isFirst={!forMember}
        selected={member}
        onPick={pick}
        error={field('memberId').error as string | undefined}
      />
      {type === 'WORKOUT' && (
        <WorkoutField {...field('workout')} known={knownWorkouts} isFirst={forMember !== null} />
      )}
      <TextField
        {...field('happenedAt')}
        {...(forMember && type === 'ATTENDANCE' && AUTOFOCUS)}
        type="datetime-local"
        label={content.time}
        min={recordForm.earliest}
        max={recordForm.openedAt}
      />
      {recordForm.needsReason && (
        <TextField
          {...field('admissionReason')}
          label={content.reason}
          description={content.withoutPass}
          maxLength={REASON_LENGTH_MAX}
          autoFocus
        />
      )}
    </FormDialog>
  );
}

/** The field that gets the focus when the dialog opens. */
const AUTOFOCUS = { 'data-autofocus': true };

type FieldProps = ReturnType<ReturnType<typeof useRecordForm>['field']>;

interface WorkoutFieldProps extends FieldProps {
  known: readonly string[];
  isFirst: boolean;
}

function WorkoutField({ known, isFirst, ...field }: WorkoutFieldProps) {
  const listId = useId();
  return (
    <div className={classes.suggesting}>
      <TextField
        {...field}
        {...(isFirst && AUTOFOCUS)}
        label={content.workout}
        list={listId}
        autoComplete="off"
        maxLength={WORKOUT_NAME_LENGTH_MAX}
      />
      <datalist id={listId}>
        {[...new Set(known)].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
