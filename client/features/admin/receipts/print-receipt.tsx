import { useId } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { SegmentedControl } from '../../../components/segmented-control';
import { useAction } from '../../../lib/use-action';
import { downloadReceipt } from '../../receipts/download-receipt';
import { receiptsContent } from '../../receipts/receipts.content';
import { usePrintReceipt } from '../../receipts/use-print-receipt';
import { deskReceiptContent } from './desk-receipt.content';
import { PAPERS } from './paper';
import type { DeskReceipt } from './desk-receipt';
import { usePaper } from './use-paper';
import classes from './receipt-dialog.module.css';

const { title, paper: paperLabel, papers, file } = deskReceiptContent.print;
const { print: printLabel, printFailed, failed } = receiptsContent;

/** Prints a receipt on the paper of this desk. */
export function PrintReceipt({ receipt }: { receipt: DeskReceipt }) {
  const titleId = useId();
  const [paper, choosePaper] = usePaper();
  const print = usePrintReceipt();
  const printing = useAction(printFailed);
  const saving = useAction(failed);
  return (
    <section className={classes.way} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <SegmentedControl
        legend={paperLabel}
        isLegendHidden
        isFilling
        options={PAPERS.map((value) => ({ value, label: papers[value] }))}
        value={paper}
        onChange={choosePaper}
      />
      <FormAlert notice={printing.notice ?? saving.notice} />
      <div className={classes.buttons}>
        <Button
          variant="primary"
          isBusy={printing.isBusy}
          data-autofocus
          onClick={() => void printing.run(() => print(receipt, paper).then(nothingToSay))}
        >
          {printLabel}
        </Button>
        <Button
          isBusy={saving.isBusy}
          onClick={() => void saving.run(() => downloadReceipt(receipt).then(nothingToSay))}
        >
          {file}
        </Button>
      </div>
    </section>
  );
}

const nothingToSay = () => undefined;
