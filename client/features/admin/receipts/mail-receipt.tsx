import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { email } from '#common/auth/fields';
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { noMailMessages, sendsNoMails } from '#common/sends-no-mails';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { TextField } from '../../../components/text-field';
import { withRequestKey } from '../../../lib/request-keys';
import type { Notice } from '../../../lib/use-action';
import { NO_ANSWER } from '../../../lib/errors';
import { useServerForm } from '../../../lib/use-server-form';
import { deskReceiptContent } from './desk-receipt.content';
import { useMailReceiptMutation } from './desk-receipt.generated';
import type { DeskReceipt } from './desk-receipt';
import classes from './receipt-dialog.module.css';

const { title, address, hint, send, failed } = deskReceiptContent.mail;

const addressForm = z.object({ email });

/** Mails a receipt to the member, or to an address that is typed in. */
export function MailReceipt({ receipt }: { receipt: DeskReceipt }) {
  const titleId = useId();
  return (
    <section className={classes.way} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {sendsNoMails() ? <p>{noMailMessages.staff}</p> : <MailForm receipt={receipt} />}
    </section>
  );
}

function MailForm({ receipt: { id, order } }: { receipt: DeskReceipt }) {
  const own = order.member?.email ?? '';
  const [mailReceipt] = useMailReceiptMutation();
  const [sent, setSent] = useState<Notice | null>(null);
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: addressForm,
    initialValues: { email: own },
    fallback: failed,
    unreachable: NO_ANSWER,
    submit: async ({ email: to }) => {
      setSent(null);
      const { data } = await withRequestKey(['mailReceipt', id], (requestKey) =>
        mailReceipt({ variables: { input: { id, email: to === own ? null : to, requestKey } } }),
      );
      setSent({ message: data!.mailReceipt.message });
    },
  });
  return (
    <form {...formProps} className={classes.way}>
      <FormAlert notice={failure} />
      <FormAlert notice={failure ? null : sent} tone="success" keepsFocus />
      <TextField
        {...field('email')}
        label={address}
        description={hint}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_LENGTH_MAX}
      />
      <div className={classes.buttons}>
        <Button type="submit" isBusy={isSubmitting}>
          {send}
        </Button>
      </div>
    </form>
  );
}
