import { lazy, Suspense, useId } from 'react';
import { Button } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { FormAlert } from '../../components/form-alert';
import { checkInCodeContent as content } from './memberships.content';
import classes from './check-in-code.module.css';
import { useCheckInCodes } from './use-check-in-codes';

const QrCode = lazy(async () => ({ default: (await import('../../components/qr-code')).QrCode }));

/** The code with which the member checks in at the front desk: to be scanned, or read out. */
export function CheckInCode({ hasPass }: { hasPass: boolean }) {
  const id = useId();
  const { issue, isBusy, notice, shown } = useCheckInCodes();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{content.title}</h2>
      <p>{hasPass ? content.lead : content.withoutPass}</p>
      {!shown && <FormAlert notice={notice} keepsFocus />}
      {shown ? (
        <div className={classes.code}>
          {/* Without the picture the digits still do. */}
          <ErrorBoundary resetKey="qr" fallback={null}>
            <Suspense fallback={<span className={classes.waiting} />}>
              <QrCode text={shown.text} label={content.picture} />
            </Suspense>
          </ErrorBoundary>
          <div>
            <p className={classes.digits}>{inGroups(shown.digits)}</p>
            <p className={classes.seconds}>{content.newIn(shown.seconds)}</p>
          </div>
        </div>
      ) : (
        <Button isBusy={isBusy} onClick={issue}>
          {content.show}
        </Button>
      )}
    </section>
  );
}

/** "123 456", which is easier to read out. */
const inGroups = (digits: string): string => `${digits.slice(0, 3)} ${digits.slice(3)}`;
