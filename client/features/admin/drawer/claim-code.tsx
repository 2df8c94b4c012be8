import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button';
import { ErrorBoundary } from '../../../components/error-boundary';
import { FormAlert } from '../../../components/form-alert';
import { NO_ANSWER } from '../../../lib/errors';
import { formatMoment } from '../../../lib/format-moment';
import { useAction } from '../../../lib/use-action';
import { drawerContent } from './drawer.content';
import classes from './member-drawer.module.css';
import { useMakeClaimCodeMutation, type MakeClaimCodeMutation } from './member-drawer.generated';

const QrCode = lazy(async () => ({ default: (await import('../../../components/qr-code')).QrCode }));

const { hint, make, makeAgain, failed, enter, picture, until } = drawerContent.claim;

type MadeCode = MakeClaimCodeMutation['makeClaimCode'];

/** Makes the code with which a member who cannot log in yet claims the account, and shows it once. */
export function ClaimCode({ id }: { id: string }) {
  const [makeCode] = useMakeClaimCodeMutation({ fetchPolicy: 'no-cache' });
  const [made, setMade] = useState<MadeCode | null>(null);
  const { run, isBusy, notice, tone } = useAction(failed, NO_ANSWER);
  const submit = () =>
    run(async () => {
      const { data } = await makeCode({ variables: { input: { memberId: id } } });
      setMade(data?.makeClaimCode ?? null);
    });
  return (
    <div className={classes.invitation}>
      {made ? <ShownCode made={made} /> : <span>{hint}</span>}
      <FormAlert notice={notice} tone={tone} keepsFocus />
      <Button isBusy={isBusy} onClick={() => void submit()}>
        {made ? makeAgain : make}
      </Button>
    </div>
  );
}

const ShownCode = ({ made }: { made: MadeCode }) => (
  <div role="status" className={classes.claim}>
    <strong className={classes.code}>{made.code}</strong>
    <span>{enter(made.url.replace(/^https?:\/\//, ''))}</span>
    {/* In the fragment, which browsers do not send. Without the picture, the code can be typed. */}
    <ErrorBoundary resetKey={made.code} fallback={null}>
      <Suspense fallback={<span className={classes.waiting} />}>
        <QrCode text={`${made.url}#${made.code}`} label={picture} />
      </Suspense>
    </ErrorBoundary>
    <span>{until(formatMoment(made.expiresAt))}</span>
  </div>
);
