import { Button } from '../../components/button';
import { QueryBoundary } from '../../components/query-boundary';
import { Skeleton } from '../../components/skeleton';
import { formatDay } from '../../lib/format-day';
import { formatMoment } from '../../lib/format-moment';
import { secondFactorContent as content } from './second-factor.content';
import { useSecondFactorQuery, type SecondFactorFragment } from './second-factor.generated';
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

function State({ state: { addedAt, dueAt, recoveryCodesLeft }, onAdded }: StateProps) {
  const { open, dialog } = useSecondFactorDialogs(onAdded);
  return (
    <div className={classes.state}>
      {addedAt === null ? (
        <>
          <p>
            {content.off} {dueAt && content.due(formatMoment(dueAt))}
          </p>
          <div className={classes.buttons}>
            <Button onClick={() => open('set-up')}>{content.setUp.action}</Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {content.on(formatDay(addedAt))} {content.left(recoveryCodesLeft)}
          </p>
          <div className={classes.buttons}>
            <Button onClick={() => open('renew')}>{content.renew.action}</Button>
            <Button onClick={() => open('set-up')}>{content.replace.action}</Button>
            <Button variant="danger-outline" onClick={() => open('remove')}>
              {content.remove.action}
            </Button>
          </div>
        </>
      )}
      {dialog}
    </div>
  );
}

const Loading = () => (
  <Skeleton>
    <span data-bone="line" />
  </Skeleton>
);
