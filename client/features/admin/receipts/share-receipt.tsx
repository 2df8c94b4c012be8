import { useId } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { formatDay } from '../../../lib/format-day';
import { formatMoment } from '../../../lib/format-moment';
import { withRequestKey } from '../../../lib/request-keys';
import { useAction } from '../../../lib/use-action';
import { receiptsContent } from '../../receipts/receipts.content';
import { MadeLink } from '../made-link/made-link';
import { deskReceiptContent } from './desk-receipt.content';
import { useShareReceiptMutation, type ShareReceiptMutation } from './desk-receipt.generated';
import type { DeskReceipt } from './desk-receipt';
import classes from './receipt-dialog.module.css';

const { title, make, failed, noAccount, until, text } = deskReceiptContent.link;

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
      {data && <ReceiptLink receipt={receipt} link={data.shareReceipt} />}
    </section>
  );
}

interface ReceiptLinkProps {
  receipt: DeskReceipt;
  link: ShareReceiptMutation['shareReceipt'];
}

function ReceiptLink({ receipt: { kind, number, order }, link: { url, expiresAt } }: ReceiptLinkProps) {
  const what = `${receiptsContent.kinds[kind].toLowerCase()} ${number}`;
  return (
    <MadeLink
      url={url}
      until={until(formatMoment(expiresAt))}
      phone={order.member?.phone}
      text={text(what, url, formatDay(expiresAt))}
    />
  );
}
