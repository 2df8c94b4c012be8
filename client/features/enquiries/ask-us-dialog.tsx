import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { enquiryForm, type EnquiryValues } from '#common/enquiries/enquiry.form';
import { ENQUIRY_MESSAGE_COUNTED_FROM, ENQUIRY_MESSAGE_LENGTH_MAX } from '#common/enquiries/limits';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { formatPhone } from '#common/accounts/phone';
import { paths } from '#common/paths';
import { CheckField } from '../../components/check-field';
import { CountedTextField } from '../../components/counted-text-field';
import { FormDialog } from '../../components/form-dialog';
import { TextAreaField } from '../../components/text-area-field';
import { TextField } from '../../components/text-field';
import { useSession } from '../../lib/session';
import { showToast } from '../../lib/toast';
import { useDialogForm } from '../../lib/use-dialog-form';
import { tabDraft } from '../../lib/use-draft';
import { Link } from '../../navigation/navigation';
import { askUsContent } from './ask-us-dialog.content';
import { useEnquiryAskerQuery, useSendEnquiryMutation, type EnquiryAskerQuery } from './enquiries.generated';
import classes from './ask-us-dialog.module.css';

interface DialogProps {
  onClose: () => void;
}

/**
 * Opens once name and contact of a member are known, or cannot be. Outside of the page, whose sections have colours of
 * their own.
 */
export function AskUsDialog({ onClose }: DialogProps) {
  const { data, loading } = useEnquiryAskerQuery(useSession() === 'signed-in' ? {} : skipToken);
  const [isOpen, setIsOpen] = useState(false);
  if (!loading && !isOpen) setIsOpen(true);
  if (!isOpen) return null;
  return createPortal(<QuestionDialog asker={data?.me.user} onClose={onClose} />, document.body);
}

type Asker = EnquiryAskerQuery['me']['user'];

interface QuestionDialogProps extends DialogProps {
  asker: Asker | undefined;
}

function QuestionDialog({ asker, onClose }: QuestionDialogProps) {
  const form = useQuestionForm(asker, onClose);
  const { field, isRestored } = form;
  return (
    <FormDialog
      title={askUsContent.title}
      lead={askUsContent.lead}
      form={form}
      submit={askUsContent.submit}
      onClose={onClose}
    >
      {isRestored && <p className={classes.note}>{askUsContent.restored}</p>}
      <CountedTextField
        {...field('name')}
        label={askUsContent.name}
        autoComplete="name"
        lengthMax={NAME_LENGTH_MAX}
        data-autofocus
      />
      <TextField
        {...field('contact')}
        label={askUsContent.contact}
        required
        autoCapitalize="none"
        maxLength={EMAIL_LENGTH_MAX}
      />
      <TextAreaField
        {...field('message')}
        label={askUsContent.message}
        required
        rows={3}
        lengthMax={ENQUIRY_MESSAGE_LENGTH_MAX}
        countedFrom={ENQUIRY_MESSAGE_COUNTED_FROM}
      />
      <div className={classes.trap} aria-hidden="true">
        <TextField
          {...field('website')}
          label={askUsContent.website}
          required={false}
          autoComplete="off"
          tabIndex={-1}
        />
      </div>
      <CheckField
        {...field('hasConsented', { type: 'checkbox' })}
        label={askUsContent.consent()}
        description={
          <>
            {askUsContent.period} {/* In a new tab, so that the form stays open. */}
            <Link to={paths.privacy} target="_blank">
              {askUsContent.privacy}
            </Link>
          </>
        }
      />
    </FormDialog>
  );
}

function useQuestionForm(asker: Asker | undefined, onClose: () => void) {
  const [sendEnquiry] = useSendEnquiryMutation();
  const [initialValues] = useState<EnquiryValues>(() => ({
    name: asker?.name ?? '',
    contact: asker?.phone ? formatPhone(asker.phone) : (asker?.email ?? ''),
    message: '',
    hasConsented: false,
    website: '',
  }));
  return useDialogForm({
    schema: enquiryForm,
    initialValues,
    drafts: tabDraft<EnquiryValues>('question', { isForGuests: true }),
    failed: askUsContent.failed(),
    unreachable: askUsContent.failed(),
    send: async (input) => {
      const { data } = await sendEnquiry({ variables: { input } });
      showToast(data?.sendEnquiry.message ?? askUsContent.failed());
    },
    onSaved: onClose,
  });
}
