import { Button } from '../../../../components/button';
import { FormAlert } from '../../../../components/form-alert';
import { NO_ANSWER } from '../../../../lib/errors';
import { useAction } from '../../../../lib/use-action';
import { memberName } from '../member-name';
import { bulkContent as texts } from './bulk.content';
import type { BulkProgressFragment } from './bulk.generated';
import classes from './bulk-bar.module.css';

interface BulkReportProps {
  change: BulkProgressFragment;
  onRetry: () => Promise<void>;
  onClose: () => void;
}

/** How far a change has got, or which members could not be changed. */
export const BulkReport = (props: BulkReportProps) =>
  props.change.status === 'RUNNING' ? <Progress change={props.change} /> : <Failures {...props} />;

function Progress({ change }: Pick<BulkReportProps, 'change'>) {
  const { memberCount, changedCount, unchangedCount, failedCount } = change;
  const done = changedCount + unchangedCount + failedCount;
  return (
    <div className={classes.report}>
      <p role="status">{texts.progress(done, memberCount)}</p>
      <progress aria-label={texts.progressLabel} value={done} max={memberCount} />
      <p className={classes.more}>{texts.background}</p>
    </div>
  );
}

function Failures({ change, onRetry, onClose }: BulkReportProps) {
  const { failedCount, failures } = change;
  const { run, isBusy, notice } = useAction(texts.failed, NO_ANSWER);
  return (
    <div className={classes.report}>
      <p role="alert">{texts.failures(failedCount)}</p>
      <ul>
        {failures.map(({ member, message }, index) => (
          <li key={member?.id ?? index}>
            {texts.failure(member ? memberName(member) : texts.deleted, message)}
          </li>
        ))}
        {failedCount > failures.length && <li>{texts.more(failedCount - failures.length)}</li>}
      </ul>
      <FormAlert notice={notice} />
      <div className={classes.actions}>
        <Button isBusy={isBusy} onClick={() => void run(() => onRetry().then(() => undefined))}>
          {texts.retry}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </div>
  );
}
