import type { RiskLevel } from '../../../graphql/types.generated';
import { rowBeside, rowOf } from '../commands/selected-row';
import { AboutFigure } from '../figures/about-figure';
import { ListBody } from '../list/list-body';
import { ListFrame } from '../list/list-frame';
import { ListSkeleton, ListTable } from '../list/list-table';
import { useListTab } from '../list/use-list-tab';
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
export function AtRiskTab({ title }: { title: string }) {
  const { pending, open, close } = useRowDialog<PendingFollowUp & { nextId: string | undefined }>(
    ({ nextId }) => (nextId === undefined ? null : rowOf(nextId)),
  );
  const followUp = (next: PendingFollowUp) => open({ ...next, nextId: rowBeside(next.member.id) });
  const list = useListTab({
    useQuery: useMembersAtRiskQuery,
    questionIn: () => ({ first: SHOWN }),
    connectionIn: ({ high, moderate }) => ({ ...WHOLE, edges: [...high.edges, ...moderate.edges] }),
    filters: {},
    isPaged: false,
    isListed: ({ risk }) => risk !== null,
  });
  return (
    <ListFrame title={title} total={null} unit={atRiskContent.unit} lead={atRiskContent.lead}>
      <ListBody
        list={list}
        loading={<ListSkeleton columns={atRiskColumns} />}
        empty={{ title: atRiskContent.empty }}
      >
        {(_members, { high, moderate }) => (
          <>
            <Level level="HIGH" page={high} onFollowUp={followUp} />
            <Level level="MODERATE" page={moderate} onFollowUp={followUp} />
            <AboutFigure id="riskLevels" />
          </>
        )}
      </ListBody>
      {pending && <FollowUpDialog {...pending} onClose={close} />}
    </ListFrame>
  );
}

/** All entries are on one page. */
const WHOLE = { pageInfo: { hasPreviousPage: false, hasNextPage: false } };

interface LevelProps {
  level: RiskLevel;
  page: AtRiskPageFragment;
  onFollowUp: (pending: PendingFollowUp) => void;
}

function Level({ level, page, onFollowUp }: LevelProps) {
  const { edges, pageInfo, totalCount } = page;
  const members = membersAt(level, page);
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
