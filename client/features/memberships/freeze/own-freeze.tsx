import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button';
import { ErrorBoundary } from '../../../components/error-boundary';
import { showToast } from '../../../lib/toast';
import { membershipContent } from '../memberships.content';
import type { FreezablePassFragment } from './freeze.generated';

const OwnFreezeDialog = lazy(async () => ({
  default: (await import('./own-freeze-dialog')).OwnFreezeDialog,
}));

const { actionFailed, freeze: texts } = membershipContent;

/** The button with which members freeze their own pass, or end its freeze. The dialog is loaded when it is first opened. */
export function OwnFreeze({ pass }: { pass: FreezablePassFragment }) {
  // The pass when the dialog was opened: its own change arrives before its answer.
  const [opened, setOpened] = useState<FreezablePassFragment | null>(null);
  const close = (message: string | null) => {
    setOpened(null);
    if (message !== null) showToast(message);
  };
  const action = actionOf(pass);
  if (!action) return null;
  return (
    <>
      <Button onClick={() => setOpened(pass)}>{texts[action]}</Button>
      {opened && (
        <ErrorBoundary fallback={null} onError={() => close(actionFailed)}>
          <Suspense fallback={null}>
            <OwnFreezeDialog pass={opened} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** The action that is possible now; null if no days are left to freeze. */
function actionOf({ freeze, isFrozen, ...pass }: FreezablePassFragment): keyof typeof texts | null {
  if (freeze) return isFrozen ? 'end' : 'withdraw';
  return pass.freezeDaysLeft >= pass.freezeDaysMin ? 'start' : null;
}
