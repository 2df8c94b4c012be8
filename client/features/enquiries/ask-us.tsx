import { Suspense, useState } from 'react';
import { ActionButton } from '../../components/action-button';
import { ErrorBoundary } from '../../components/error-boundary';
import { lazyWithData } from '../../lib/load-with-data';
import { showToast } from '../../lib/toast';
import { enquiriesContent } from './enquiries.content';

const AskUsDialog = lazyWithData(async () => (await import('./ask-us-dialog')).AskUsDialog);

/** Opens the form with which anybody asks the studio. Its code is loaded when it is first opened. */
export function AskUs() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const abort = () => {
    close();
    showToast(enquiriesContent.partFailed);
  };
  return (
    <>
      <ActionButton variant="ghost" onClick={() => setIsOpen(true)}>
        {enquiriesContent.ask}
      </ActionButton>
      {isOpen && (
        <ErrorBoundary fallback={null} onError={abort}>
          <Suspense fallback={null}>
            <AskUsDialog onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
