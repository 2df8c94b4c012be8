import { Button } from '../../components/button';
import { InPageLink } from '../../components/in-page-link';
import { VisuallyHidden } from '../../components/visually-hidden';
import { formatDay } from '../../lib/format-day';
import { accountContent } from './account.content';
import type { MyConsentsQuery } from './account.generated';
import classes from './account-list.module.css';

type Consent = MyConsentsQuery['myConsents'][number];

const { consents: content, sections } = accountContent;

interface ConsentListProps {
  consents: readonly Consent[];
  isBusy: boolean;
  onWithdraw: () => void;
}

export function ConsentList({ consents, isBusy, onWithdraw }: ConsentListProps) {
  const hasHealthData = consents.some(({ purpose }) => purpose === 'health_data');
  return (
    <ul className={classes.list}>
      {consents.map((consent) => (
        <ConsentRow key={consent.id} consent={consent} isBusy={isBusy} onWithdraw={onWithdraw} />
      ))}
      {!hasHealthData && (
        <li className={classes.row}>
          <div>
            <h3 className={classes.name}>{content.purposes.health_data.title}</h3>
            <p className={classes.fact}>{content.noHealthData}</p>
          </div>
        </li>
      )}
    </ul>
  );
}

interface ConsentRowProps {
  consent: Consent;
  isBusy: boolean;
  onWithdraw: () => void;
}

function ConsentRow({ consent, isBusy, onWithdraw }: ConsentRowProps) {
  const { purpose, givenAt, withdrawnAt, noticeVersion } = consent;
  const { title, covers } = content.purposes[purpose];
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.name}>
          {title}{' '}
          {withdrawnAt && (
            <span className={classes.badge} data-tone="neutral">
              {content.isWithdrawn}
            </span>
          )}
        </h3>
        <p className={classes.fact}>{covers}</p>
        <p className={classes.fact}>{content.given(formatDay(givenAt), formatDay(noticeVersion))}</p>
        {withdrawnAt && <p className={classes.fact}>{content.withdrawn(formatDay(withdrawnAt))}</p>}
        {purpose === 'account' && (
          <p className={classes.fact}>
            {content.accountEnds} <InPageLink to={sections.end.id}>{content.deleteAccount}</InPageLink>
          </p>
        )}
      </div>
      {purpose === 'health_data' && !withdrawnAt && (
        <Button variant="danger-outline" isBusy={isBusy} onClick={onWithdraw}>
          {content.withdraw}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
