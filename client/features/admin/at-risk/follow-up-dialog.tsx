import { useState } from 'react';
import { contactForm } from '#common/members/follow-up.form';
import { CONTACT_NOTE_LENGTH_MAX, SNOOZE_DAYS } from '#common/members/limits';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { SegmentedControl } from '../../../components/segmented-control';
import { TextAreaField } from '../../../components/text-area-field';
import { randomKey } from '../../../lib/random-key';
import { showToast } from '../../../lib/toast';
import { useAction } from '../../../lib/use-action';
import { useServerForm } from '../../../lib/use-server-form';
import { memberName } from '../members/member-columns';
import {
  useRecordContactMutation,
  useSnoozeMemberMutation,
  type MemberAtRiskFragment,
} from './at-risk.generated';
import { atRiskContent } from './at-risk.content';
import classes from './at-risk-tab.module.css';

const { contact: texts, snoozing, failed, cancel, aboutMember } = atRiskContent;

export interface PendingFollowUp {
  member: MemberAtRiskFragment;
  type: 'contact' | 'snooze';
}

interface DialogProps {
  member: MemberAtRiskFragment;
  onClose: (isDone: boolean) => void;
}

/** The dialog in which staff say that they have called a member, or will do so later. */
export const FollowUpDialog = ({ type, ...props }: PendingFollowUp & Pick<DialogProps, 'onClose'>) =>
  type === 'contact' ? <ContactDialog {...props} /> : <SnoozeDialog {...props} />;

function ContactDialog({ member, onClose }: DialogProps) {
  const [save] = useRecordContactMutation();
  // Sent again after a lost answer, it is recorded once.
  const [requestKey] = useState(randomKey);
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: contactForm,
    initialValues: { note: '', requestKey },
    fallback: failed,
    unreachable: failed,
    submit: async ({ note }) => {
      const { data } = await save({ variables: { input: { userId: member.id, note, requestKey } } });
      showToast(aboutMember(memberName(member), data?.recordContact.message ?? failed));
      onClose(true);
    },
  });
  return (
    <ModalDialog title={texts.title(memberName(member))} onClose={() => onClose(false)}>
      <p>{texts.text}</p>
      <form {...formProps} className={classes.form}>
        <FormAlert notice={failure} />
        <TextAreaField
          {...field('note')}
          label={texts.note}
          description={texts.noteHint}
          lengthMax={CONTACT_NOTE_LENGTH_MAX}
          data-autofocus
        />
        <DialogButtons>
          <Button onClick={() => onClose(false)}>{cancel}</Button>
          <Button type="submit" isBusy={isSubmitting}>
            {texts.submit}
          </Button>
        </DialogButtons>
      </form>
    </ModalDialog>
  );
}

type SnoozeDays = `${(typeof SNOOZE_DAYS)[number]}`;

function SnoozeDialog({ member, onClose }: DialogProps) {
  const [save] = useSnoozeMemberMutation();
  const [days, setDays] = useState<SnoozeDays>('7');
  const { run, isBusy, notice } = useAction(failed, failed);
  const submit = () =>
    run(async () => {
      const { data } = await save({ variables: { input: { userId: member.id, days: Number(days) } } });
      showToast(aboutMember(memberName(member), data?.snoozeMember.message ?? failed));
      onClose(true);
      return undefined;
    });
  return (
    <ModalDialog title={snoozing.title(memberName(member))} onClose={() => onClose(false)}>
      <div className={classes.form}>
        <p>{snoozing.text}</p>
        <FormAlert notice={notice} />
        <SegmentedControl
          legend={snoozing.legend}
          isFilling
          options={SNOOZE_DAYS.map((count) => ({ value: `${count}` as const, label: snoozing.days(count) }))}
          value={days}
          onChange={setDays}
        />
        <DialogButtons>
          <Button onClick={() => onClose(false)}>{cancel}</Button>
          <Button isBusy={isBusy} onClick={() => void submit()}>
            {snoozing.submit}
          </Button>
        </DialogButtons>
      </div>
    </ModalDialog>
  );
}
