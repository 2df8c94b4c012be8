import * as z from 'zod/mini';
import { contactForm } from '#common/follow-ups/follow-up.form';
import { CONTACT_NOTE_LENGTH_MAX, SNOOZE_DAYS } from '#common/follow-ups/limits';
import { FormDialog } from '../../../components/form-dialog';
import { SegmentedControl } from '../../../components/segmented-control';
import { TextAreaField } from '../../../components/text-area-field';
import { withRequestKey } from '../../../lib/request-keys';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { tabDraft } from '../../../lib/use-draft';
import { memberName } from '../members/member-name';
import {
  useRecordContactMutation,
  useSnoozeMemberMutation,
  type MemberAtRiskFragment,
} from './at-risk.generated';
import { atRiskContent } from './at-risk.content';

const { contact: texts, snoozing, failed, aboutMember } = atRiskContent;

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

const contactNote = z.pick(contactForm, { note: true });

function ContactDialog({ member, onClose }: DialogProps) {
  const { id: memberId } = member;
  const [save] = useRecordContactMutation();
  const form = useDialogForm({
    schema: contactNote,
    initialValues: { note: '' },
    drafts: tabDraft<z.infer<typeof contactNote>>(`contact with ${memberId}`),
    failed,
    send: async ({ note }) => {
      const { data } = await withRequestKey(['contact', memberId], (requestKey) =>
        save({ variables: { input: { memberId, note, requestKey } } }),
      );
      showToast(aboutMember(memberName(member), data?.recordContact.message ?? failed));
    },
    onSaved: () => onClose(true),
  });
  return (
    <FormDialog
      title={texts.title(memberName(member))}
      lead={texts.text}
      form={form}
      submit={texts.submit}
      onClose={() => onClose(false)}
    >
      <TextAreaField
        {...form.field('note')}
        label={texts.note}
        description={texts.noteHint}
        lengthMax={CONTACT_NOTE_LENGTH_MAX}
        data-autofocus
      />
    </FormDialog>
  );
}

const SNOOZE_CHOICES = SNOOZE_DAYS.map((days) => `${days}` as const);

const snoozeForm = z.object({ days: z.enum(SNOOZE_CHOICES) });

function SnoozeDialog({ member, onClose }: DialogProps) {
  const [save] = useSnoozeMemberMutation();
  const dialogForm = useDialogForm({
    schema: snoozeForm,
    initialValues: { days: SNOOZE_CHOICES[0]! },
    failed,
    send: async ({ days }) => {
      const { data } = await save({ variables: { input: { id: member.id, days: Number(days) } } });
      showToast(aboutMember(memberName(member), data?.snoozeMember.message ?? failed));
    },
    onSaved: () => onClose(true),
  });
  const { form } = dialogForm;
  return (
    <FormDialog
      title={snoozing.title(memberName(member))}
      lead={snoozing.text}
      form={dialogForm}
      submit={snoozing.submit}
      onClose={() => onClose(false)}
    >
      <SegmentedControl
        legend={snoozing.legend}
        isFilling
        options={SNOOZE_CHOICES.map((value) => ({ value, label: snoozing.days(Number(value)) }))}
        value={form.useWatchValue('days')}
        onChange={(days) => form.setFieldValue('days', days)}
      />
    </FormDialog>
  );
}
