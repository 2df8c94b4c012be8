import { paths } from '#common/paths';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { InPageLink } from '../../components/in-page-link';
import { VisuallyHidden } from '../../components/visually-hidden';
import fact from '../../components/fact-row.module.css';
import { formatDay } from '../../lib/format-day';
import { accountContent } from './account.content';
import type { GivenConsentFragment } from './consent-list.generated';
import classes from './account-list.module.css';

const { consents: content, sections } = accountContent;

interface ConsentListProps {
  consents: readonly GivenConsentFragment[];
  isBusy: boolean;
  onWithdraw: () => void;
}

export function ConsentList({ consents, isBusy, onWithdraw }: ConsentListProps) {
  const hasHealthData = consents.some(({ purpose }) => purpose === 'HEALTH_DATA');
  return (
    <ul className={classes.list}>
      {consents.map((consent) => (
        <ConsentRow key={consent.id} consent={consent} isBusy={isBusy} onWithdraw={onWithdraw} />
      ))}
      {!hasHealthData && (
        <li className={fact.row}>
          <div>
            <h3 className={fact.name}>{content.purposes.HEALTH_DATA.title}</h3>
            <p className={fact.fact}>{content.noHealthData}</p>
          </div>
        </li>
      )}
    </ul>
  );
}

interface ConsentRowProps {
  consent: GivenConsentFragment;
  isBusy: boolean;
  onWithdraw: () => void;
}

function ConsentRow({ consent, isBusy, onWithdraw }: ConsentRowProps) {
  const { purpose, givenAt, isGivenInPerson, withdrawnAt, noticeVersion } = consent;
  const given = isGivenInPerson ? content.givenInPerson : content.given;
  const { title, covers } = content.purposes[purpose];
  return (
    <li className={fact.row}>
      <div>
        <h3 className={fact.name}>
          {title} {withdrawnAt && <Badge>{content.isWithdrawn}</Badge>}
        </h3>
        <p className={fact.fact}>{covers}</p>
        <p className={fact.fact}>
          {given(formatDay(givenAt))} <Notice version={noticeVersion} />.
        </p>
        {withdrawnAt && <p className={fact.fact}>{content.withdrawn(formatDay(withdrawnAt))}</p>}
        {purpose === 'ACCOUNT' && (
          <p className={fact.fact}>
            {content.accountEnds} <InPageLink to={sections.deletion.id}>{content.deleteAccount}</InPageLink>
          </p>
        )}
      </div>
      {purpose === 'HEALTH_DATA' && !withdrawnAt && (
        <Button variant="danger-outline" isBusy={isBusy} onClick={onWithdraw}>
          {content.withdraw}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** Leads to the text that the consent refers to. */
function Notice({ version }: { version: string }) {
  const text = content.notice(formatDay(version.slice(0, content.noticesKeptSince.length)));
  if (version < content.noticesKeptSince) return text;
  return <a href={`${paths.privacy}/versions/${version}`}>{text}</a>;
}
