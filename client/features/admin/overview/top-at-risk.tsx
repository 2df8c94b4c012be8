import { formatPhone } from '#common/accounts/phone';
import { Badge } from '../../../components/badge';
import { atRiskContent } from '../at-risk/at-risk.content';
import { useMembersAtRiskQuery, type MemberAtRiskFragment } from '../at-risk/at-risk.generated';
import { membersAt } from '../at-risk/members-at';
import { OpenMember } from '../drawer/open-member';
import { memberName } from '../members/member-name';
import { overviewTabContent } from './overview-tab.content';
import classes from './overview-tab.module.css';
import { SUMMARY_ROWS, SummaryList } from './summary-list';

const texts = overviewTabContent.atRisk;

/** The members to call first. */
export function TopAtRisk() {
  const query = useMembersAtRiskQuery({ variables: { first: SUMMARY_ROWS } });
  return (
    <SummaryList
      texts={texts}
      figure="atRisk"
      search="?tab=at-risk"
      query={query}
      summaryOf={({ high, moderate }) => {
        const first = [...membersAt('HIGH', high), ...membersAt('MODERATE', moderate)];
        const left = high.edges.length + moderate.edges.length - first.length;
        const isExact = [high, moderate].every(({ totalCount }) => totalCount.precision === 'EXACT');
        return {
          rows: first.slice(0, SUMMARY_ROWS).map((member) => <AtRisk key={member.id} member={member} />),
          count: {
            count: high.totalCount.count + moderate.totalCount.count - left,
            precision: isExact ? 'EXACT' : 'AT_LEAST',
          },
        };
      }}
    />
  );
}

const AtRisk = ({ member: { risk, phone, ...member } }: { member: MemberAtRiskFragment }) => (
  <li data-row-id={member.id} data-member-id={member.id} tabIndex={-1}>
    <span className={classes.main}>
      <OpenMember member={member}>{memberName(member)}</OpenMember>
      {risk && <small>{atRiskContent.reason(risk)}</small>}
      {phone ? (
        <a className={classes.phone} href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
      ) : (
        <small>{atRiskContent.noPhone}</small>
      )}
    </span>
    {risk && (
      <Badge tone={risk.level === 'HIGH' ? 'danger' : 'warning'}>{atRiskContent.badges[risk.level]}</Badge>
    )}
  </li>
);
