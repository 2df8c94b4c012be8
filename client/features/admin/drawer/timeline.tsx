import { useState } from 'react';
import { roleMayForSome } from '#common/accounts/permissions';
import { enumName } from '#common/enum-names';
import { TIMELINE_SHOWN } from '#common/timeline/limits';
import { TIMELINE_KINDS, type TimelineKind as KindName } from '#common/timeline/timeline';
import { Button } from '../../../components/button';
import { CheckChips } from '../../../components/check-chips';
import { LoadFailed } from '../../../components/load-failed';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import type { TimelineKind } from '../../../graphql/types.generated';
import { useMayForSome } from '../../../lib/permissions';
import { useRole } from '../../../lib/session';
import { useLoadMore } from '../../../lib/use-load-more';
import type { ReceiptLinkFragment } from '../../receipts/receipts.generated';
import { drawerContent } from './drawer.content';
import { NewNote } from './new-note';
import { TimelineEntry } from './timeline-entry';
import classes from './timeline.module.css';
import {
  useMemberTimelineQuery,
  type ListedTimelineEntryFragment,
  type MemberTimelineQuery,
  type MemberTimelineQueryVariables,
} from './timeline.generated';

const { timeline: texts, loadFailed } = drawerContent;

/** Id of the heading. */
export const HISTORY_ID = 'history';

interface TimelineProps extends EntryActions {
  memberId: string;
}

interface EntryActions {
  onRemove: (entry: ListedTimelineEntryFragment) => void;
  onReceipt: (receipt: ReceiptLinkFragment) => void;
}

/** The history of a member, and the field for notes. */
export function Timeline({ memberId, ...actions }: TimelineProps) {
  const mayWrite = useMayForSome('members:write-notes');
  const offered = useReadableKinds();
  const [chosen, setChosen] = useState<TimelineKind[]>([]);
  const variables = variablesOf(memberId, chosen);
  const { fetchMore, ...query } = useMemberTimelineQuery({ variables });
  const toggle = (kind: TimelineKind) =>
    setChosen(offered.filter((one) => chosen.includes(one) !== (one === kind)));
  return (
    <section className={classes.timeline} aria-labelledby={HISTORY_ID}>
      <h3 id={HISTORY_ID} tabIndex={-1}>
        {texts.title}
      </h3>
      {mayWrite && (
        <NewNote memberId={memberId} listed={variablesOf(memberId, [])} onAdd={() => setChosen([])} />
      )}
      <div className={classes.kinds}>
        <CheckChips
          legend={texts.kinds}
          isLegendHidden
          offered={offered}
          labelOf={(kind) => texts.labels[kind]}
          chosen={chosen}
          onToggle={toggle}
        />
      </div>
      <QueryBoundary query={query} loading={<TimelineSkeleton />} failed={loadFailed}>
        {({ memberTimeline }) => (
          <Entries
            page={memberTimeline}
            empty={chosen.length > 0 ? texts.noMatches : texts.empty}
            onMore={(after) => fetchMore({ variables: { after } })}
            {...actions}
          />
        )}
      </QueryBoundary>
    </section>
  );
}

/** Variables of the history with entries of these kinds, or with all. */
const variablesOf = (memberId: string, kinds: TimelineKind[]): MemberTimelineQueryVariables => ({
  memberId,
  filter: kinds.length > 0 ? { kinds } : null,
  first: TIMELINE_SHOWN,
});

function useReadableKinds(): TimelineKind[] {
  const role = useRole();
  const kinds = Object.keys(TIMELINE_KINDS) as KindName[];
  return kinds.filter((kind) => role && roleMayForSome(role, TIMELINE_KINDS[kind])).map(enumName);
}

interface EntriesProps extends EntryActions {
  page: MemberTimelineQuery['memberTimeline'];
  /** Text in place of an empty list. */
  empty: string;
  onMore: (after: string | null) => Promise<unknown>;
}

function Entries({ page: { edges, pageInfo }, empty, onMore, onRemove, onReceipt }: EntriesProps) {
  const { list, load, isLoading, hasFailed } = useLoadMore<HTMLOListElement>(edges.length, () =>
    onMore(pageInfo.endCursor ?? null),
  );
  if (edges.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <>
      <ol ref={list} className={classes.list} aria-label={texts.list}>
        {edges.map(({ node }) => (
          <TimelineEntry key={node.id} entry={node} onRemove={() => onRemove(node)} onReceipt={onReceipt} />
        ))}
      </ol>
      {hasFailed && <LoadFailed message={loadFailed} onRetry={load} />}
      {pageInfo.hasNextPage && !hasFailed && (
        <div>
          <Button onClick={load} isBusy={isLoading}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

const TimelineSkeleton = () => (
  <Skeleton>
    <div className={classes.list}>
      {[1, 2, 3, 4].map((row) => (
        <span key={row} data-bone="block" />
      ))}
    </div>
  </Skeleton>
);
