import { QueryBoundary } from '../../../components/query-boundary';
import type { RiskLevel } from '../../../graphql/types.generated';
import { adminContent } from '../admin.content';
import { rowBeside, rowOf } from '../commands/selected-row';
import { ListEmpty } from '../list/list-empty';
import { ListSkeleton, ListTable } from '../list/list-table';
import { useRowDialog } from '../list/use-row-dialog';
import { useMembersAtRiskQuery, type AtRiskPageFragment } from './at-risk.generated';
import { atRiskColumns, riskColumnsFor } from './at-risk-columns';
import { atRiskContent } from './at-risk.content';
import classes from './at-risk-tab.module.css';
import { FollowUpDialog, type PendingFollowUp } from './follow-up-dialog';
import { membersAt } from './members-at';

/** Members of each level. More of them would exceed the cost that a request may have. */
const SHOWN = 25;

/** Members who stopped coming, those to call first at the top. */
export function AtRiskTab() {
  const { pending, open, close } = useRowDialog<PendingFollowUp & { nextId: string | undefined }>(
    ({ nextId }) => (nextId === undefined ? null : rowOf(nextId)),
  );
  const followUp = (next: PendingFollowUp) => open({ ...next, nextId: rowBeside(next.member.id) });
  // Who is at risk changes with time.
  const query = useMembersAtRiskQuery({ variables: { first: SHOWN }, fetchPolicy: 'cache-and-network' });
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{adminContent.tabs['at-risk']}</h1>
        <p>{atRiskContent.lead}</p>
      </header>
      <QueryBoundary
        query={query}
        loading={<ListSkeleton columns={atRiskColumns} />}
        failed={adminContent.loadFailed}
      >
        {({ high, moderate }) => {
          const [first, others] = [membersAt('HIGH', high), membersAt('MODERATE', moderate)];
          if (first.length + others.length === 0) return <ListEmpty title={atRiskContent.empty} />;
          return (
            <>
              <Level level="HIGH" page={high} members={first} onFollowUp={followUp} />
              <Level level="MODERATE" page={moderate} members={others} onFollowUp={followUp} />
            </>
          );
        }}
      </QueryBoundary>
      {pending && <FollowUpDialog {...pending} onClose={close} />}
    </div>
  );
}

interface LevelProps {
  level: RiskLevel;
  page: AtRiskPageFragment;
  members: ReturnType<typeof membersAt>;
  onFollowUp: (pending: PendingFollowUp) => void;
}

function Level({ level, page: { edges, pageInfo, totalCount }, members, onFollowUp }: LevelProps) {
  if (members.length === 0) return null;
  const left = totalCount.count - (edges.length - members.length);
  const title = `${atRiskContent.levels[level]} (${left}${totalCount.precision === 'AT_LEAST' ? '+' : ''})`;
  return (
    <section className={classes.level} aria-labelledby={`risk-${level}`}>
      <h2 id={`risk-${level}`}>{title}</h2>
      <ListTable caption={title} hasMembers columns={riskColumnsFor(onFollowUp)} rows={members} />
      {pageInfo.hasNextPage && <p>{atRiskContent.more(members.length)}</p>}
    </section>
  );
}
