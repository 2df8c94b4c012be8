import { useState } from 'react';
import { createPortal } from 'react-dom';
import { dayText } from '#common/day-text';
import { enumName } from '#common/enum-names';
import { RECEIPT_PAPERS } from '#common/receipts/papers';
import { Button } from '../../../components/button';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { SegmentedControl } from '../../../components/segmented-control';
import { useHasPermission } from '../../../lib/permissions';
import { deskReceiptContent } from '../receipts/desk-receipt.content';
import { usePaper } from '../receipts/use-paper';
import { BookedOrders } from './booked-orders';
import { ClosingReport } from './closing-report';
import { dayCloseContent } from './day-close.content';
import type { ClosedDayFragment } from './day-close.generated';
import { ReopenDialog } from './reopen-dialog';
import classes from './day-close-tab.module.css';

const { report: texts, reopen } = dayCloseContent;

const PAPERS = RECEIPT_PAPERS.map((paper) => enumName(paper));

interface ClosingDialogProps {
  closing: ClosedDayFragment;
  onClose: () => void;
}

/** A closed day, which is printed, or opened again by an admin. */
export function ClosingDialog({ closing, onClose }: ClosingDialogProps) {
  const [paper, choosePaper] = usePaper();
  const [isReopening, setReopening] = useState(false);
  const mayReopen = useHasPermission('days:reopen') && closing.reopening === null;
  if (isReopening) return <ReopenDialog closing={closing} onClose={onClose} />;
  return (
    <ModalDialog title={texts.title(dayText(closing.day))} isWide onClose={onClose}>
      <ClosingReport closing={closing} />
      <BookedOrders days={closing} />
      <SegmentedControl
        legend={texts.paper}
        isFilling
        options={PAPERS.map((value) => ({ value, label: deskReceiptContent.print.papers[value] }))}
        value={paper}
        onChange={choosePaper}
      />
      <DialogButtons>
        <Button onClick={onClose}>{texts.close}</Button>
        {mayReopen && <Button onClick={() => setReopening(true)}>{reopen.action}</Button>}
        <Button variant="primary" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </DialogButtons>
      {createPortal(
        <div className={classes.printout} data-paper={paper} data-printout aria-hidden="true">
          <h1>{texts.title(dayText(closing.day))}</h1>
          <ClosingReport closing={closing} />
          <p className={classes.signature}>{texts.signature}</p>
        </div>,
        document.body,
      )}
    </ModalDialog>
  );
}
