import { useId } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { TextField } from '../../../components/text-field';
import { formatDay } from '../../../lib/format-day';
import { formatMoment } from '../../../lib/format-moment';
import { withRequestKey } from '../../../lib/request-keys';
import { useAction } from '../../../lib/use-action';
import { receiptsContent } from '../../receipts/receipts.content';
import { deskReceiptContent } from './desk-receipt.content';
import { useShareReceiptMutation, type ShareReceiptMutation } from './desk-receipt.generated';
import type { DeskReceipt } from './receipt-dialog';
import classes from './receipt-dialog.module.css';

const { title, make, failed, noAccount, ...texts } = deskReceiptContent.link;

/** Makes a link to a receipt, and hands it on. */
export function ShareReceipt({ receipt }: { receipt: DeskReceipt }) {
  const titleId = useId();
  const { id, order } = receipt;
  const [share, { data }] = useShareReceiptMutation();
  const { run, isBusy, notice } = useAction(failed);
  const makeLink = () =>
    run(async () => {
      await withRequestKey(['shareReceipt', id], (requestKey) =>
        share({ variables: { input: { id, requestKey } } }),
      );
      return undefined;
    });
  return (
    <section className={classes.way} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <FormAlert notice={notice} />
      {!order.member && <p>{noAccount}</p>}
      {order.member && !data && (
        <div className={classes.buttons}>
          <Button isBusy={isBusy} onClick={() => void makeLink()}>
            {make}
          </Button>
        </div>
      )}
      {data && <MadeLink receipt={receipt} link={data.shareReceipt} />}
    </section>
  );
}

interface MadeLinkProps {
  receipt: DeskReceipt;
  link: ShareReceiptMutation['shareReceipt'];
}

function MadeLink({ receipt: { kind, number, order }, link: { url, expiresAt } }: MadeLinkProps) {
  const { run, notice, tone } = useAction(texts.copyFailed);
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(url);
      return texts.copied;
    });
  const phone = order.member?.phone;
  const what = `${receiptsContent.kinds[kind].toLowerCase()} ${number}`;
  const text = texts.text(what, url, formatDay(expiresAt));
  return (
    <>
      <TextField
        label={texts.address}
        value={url}
        readOnly
        requirements={texts.until(formatMoment(expiresAt))}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <FormAlert notice={notice} tone={tone} keepsFocus />
      <div className={classes.buttons}>
        <Button autoFocus onClick={() => void copy()}>
          {texts.copy}
        </Button>
        {phone && (
          <a href={whatsAppAddress(phone, text)} target="_blank" rel="noopener noreferrer">
            {texts.whatsApp}
          </a>
        )}
      </div>
      {!phone && <p>{texts.noPhone}</p>}
    </>
  );
}

/** Opens WhatsApp with a message to a number, which it wants without the plus sign. */
const whatsAppAddress = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
