import type * as z from 'zod/mini';
import { enquiryAnswerForm } from '#common/enquiries/enquiry.form';
import { ENQUIRY_NOTE_LENGTH_MAX } from '#common/enquiries/limits';
import { FormDialog } from '../../../components/form-dialog';
import { TextAreaField } from '../../../components/text-area-field';
import { showToast } from '../../../lib/toast';
import { useDialogAction, useDialogForm } from '../../../lib/use-dialog-form';
import { tabDraft } from '../../../lib/use-draft';
import { enquiryListContent } from './enquiry-list.content';
import {
  useAnswerEnquiryMutation,
  useRemoveEnquiryMutation,
  type ListedEnquiryFragment,
} from './enquiry-list.generated';

const { answering, removing, failed } = enquiryListContent;

export interface PendingEnquiry {
  enquiry: ListedEnquiryFragment;
  type: 'answer' | 'remove';
}

interface DialogProps {
  enquiry: ListedEnquiryFragment;
  onClose: (isDone: boolean) => void;
}

/** The dialog in which staff say that they have answered a question, or delete it. */
export const EnquiryDialog = ({ type, ...props }: PendingEnquiry & Pick<DialogProps, 'onClose'>) =>
  type === 'answer' ? <AnswerDialog {...props} /> : <RemoveDialog {...props} />;

function AnswerDialog({ enquiry: { id, name }, onClose }: DialogProps) {
  const [save] = useAnswerEnquiryMutation();
  const form = useDialogForm({
    schema: enquiryAnswerForm,
    initialValues: { note: '' },
    drafts: tabDraft<z.infer<typeof enquiryAnswerForm>>(`answer to ${id}`),
    failed,
    send: async ({ note }) => {
      const { data } = await save({ variables: { input: { id, note } } });
      showToast(data?.answerEnquiry.message ?? failed);
    },
    onSaved: () => onClose(true),
  });
  return (
    <FormDialog
      title={answering.title(name)}
      lead={answering.text}
      form={form}
      submit={answering.submit}
      onClose={() => onClose(false)}
    >
      <TextAreaField
        {...form.field('note')}
        label={answering.note}
        description={answering.noteHint}
        lengthMax={ENQUIRY_NOTE_LENGTH_MAX}
        data-autofocus
      />
    </FormDialog>
  );
}

function RemoveDialog({ enquiry: { id, name }, onClose }: DialogProps) {
  const [remove] = useRemoveEnquiryMutation({
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'Enquiry', id }) }),
  });
  const form = useDialogAction({
    failed,
    send: async () => {
      const { data } = await remove({ variables: { input: { id } } });
      showToast(data?.removeEnquiry.message ?? failed);
    },
    onSaved: () => onClose(true),
  });
  return (
    <FormDialog
      title={removing.title(name)}
      lead={removing.text}
      form={form}
      submit={removing.submit}
      isDestructive
      onClose={() => onClose(false)}
    />
  );
}
