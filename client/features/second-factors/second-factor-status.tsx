import { PASSKEYS_MAX } from '#common/second-factors/limits';
import { Button } from '../../components/button';
import { QueryBoundary } from '../../components/query-boundary';
import { Skeleton } from '../../components/skeleton';
import { formatDay } from '../../lib/format-day';
import { formatMoment } from '../../lib/format-moment';
import { secondFactorContent as content } from './second-factor.content';
import { PasskeyList } from './passkey-list';
import {
  useSecondFactorQuery,
  type PasskeyFragment,
  type SecondFactorFragment,
} from './second-factor.generated';
import { useSecondFactorDialogs } from './use-second-factor-dialogs';
import classes from './second-factor.module.css';

/** Whether the own log-in has a second factor, and the buttons that change it. */
export function SecondFactorStatus({ onAdded }: { onAdded?: () => void }) {
  const query = useSecondFactorQuery();
  return (
    <QueryBoundary query={query} loading={<Loading />} failed={content.failed}>
      {({ me: { secondFactor } }) => <State state={secondFactor} onAdded={onAdded} />}
    </QueryBoundary>
  );
}

interface StateProps {
  state: SecondFactorFragment;
  onAdded: (() => void) | undefined;
}

function State({ state, onAdded }: StateProps) {
  const { addedAt, dueAt, recoveryCodesLeft, hasApp, passkeys } = state;
  const { open, dialog } = useSecondFactorDialogs(onAdded);
  const isOn = addedAt !== null;
  const handleRemovePasskey = (passkey: PasskeyFragment) =>
    open({ name: 'remove-passkey', passkey, isLast: !hasApp && passkeys.length === 1 });
  return (
    <div className={classes.state}>
      <p>
        {isOn
          ? `${content.on(formatDay(addedAt))} ${content.left(recoveryCodesLeft)}`
          : `${content.off} ${dueAt ? content.due(formatMoment(dueAt)) : ''}`}
      </p>
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onRemove={handleRemovePasskey} />}
      <div className={classes.buttons}>
        <Button onClick={() => open({ name: 'set-up' })}>
          {hasApp ? content.replace.action : content.setUp.action}
        </Button>
        {passkeys.length < PASSKEYS_MAX && (
          <Button onClick={() => open({ name: 'passkey' })}>{content.passkey.action}</Button>
        )}
        {isOn && (
          <>
            <Button onClick={() => open({ name: 'renew' })}>{content.renew.action}</Button>
            <Button variant="danger-outline" onClick={() => open({ name: 'remove' })}>
              {content.remove.action}
            </Button>
          </>
        )}
      </div>
      {dialog}
    </div>
  );
}

const Loading = () => (
  <Skeleton>
    <span data-bone="line" />
  </Skeleton>
);
