import { ActionButton } from '../../../components/action-button';
import { QueryBoundary } from '../../../components/query-boundary';
import type { ActivityType } from '../../../graphql/types.generated';
import { adminContent } from '../admin.content';
import { DateRangePill } from '../list/filter-pill';
import { useFirstPageInstead, useListAddress } from '../list/list-address';
import { ExportButton } from '../list/export-button';
import { ListEmpty } from '../list/list-empty';
import { ListHead } from '../list/list-head';
import { ListPages } from '../list/list-pages';
import { useShownList } from '../list/use-shown-list';
import { pressedBy } from '../commands/selected-row';
import { ListSearch } from '../list/list-search';
import { RowsSkeleton } from '../list/rows-skeleton';
import { useRowDialog } from '../list/use-row-dialog';
import { activitiesContent, textsOf } from './activities.content';
import { useActivitiesQuery, type ListedActivityFragment } from './activities.generated';
import { activityExportUrl } from './activity-export';
import { activityFilter, hasActivityFilters, NO_ACTIVITY_FILTERS } from './activity-filter';
import { ActivityList } from './activity-list';
import classes from './activity-tab.module.css';
import { RecordDialog } from './record-dialog';
import { RemoveDialog } from './remove-dialog';
import { useRecording } from './use-recording';
import { useRelistActivity } from './use-relist-activity';
import { VisitCharts } from './visit-charts';

const { days, search, searchHint, noMatches } = activitiesContent;

/** The visits or the workouts of all members, newest first, and the button that records one. */
export function ActivityTab({ type }: { type: ActivityType }) {
  const texts = textsOf[type];
  const address = useListAddress();
  const recording = useRecording();
  const removal = useRowDialog<ListedActivityFragment>();
  const isFiltered = hasActivityFilters(address);
  const filter = activityFilter(type, address);
  const variables = { ...address.pageArguments(), filter };
  const query = useActivitiesQuery({ variables });
  useFirstPageInstead(address, query.error);
  const shownFilter = useShownList(filter, query);
  const relist = useRelistActivity(variables);
  const shown = (query.data ?? query.previousData)?.activities;
  return (
    <div className={classes.tab}>
      <div className={classes.top}>
        <ListHead title={texts.title} count={shown?.totalCount} unit={texts.unit} />
        <div className={classes.actions}>
          <ExportButton rows={texts.unit} urlOf={(client) => activityExportUrl(client, shownFilter)} />
          <ActionButton {...pressedBy('n')} onClick={recording.open}>
            {texts.add}
          </ActionButton>
        </div>
      </div>
      <div className={classes.controls}>
        <ListSearch label={search} placeholder={searchHint} address={address} />
        <DateRangePill
          label={days}
          from={address.value('from')}
          to={address.value('to')}
          onChange={address.change}
        />
      </div>
      <div className={type === 'ATTENDANCE' ? classes.columns : undefined}>
        <div className={classes.list}>
          <QueryBoundary query={query} loading={<RowsSkeleton />} failed={adminContent.loadFailed}>
            {({ activities: { edges, pageInfo } }) =>
              edges.length === 0 ? (
                <ListEmpty
                  title={isFiltered ? noMatches : texts.empty}
                  onClear={isFiltered ? () => address.change(NO_ACTIVITY_FILTERS) : undefined}
                />
              ) : (
                <>
                  <ActivityList
                    type={type}
                    activities={edges.map(({ node }) => node)}
                    onRemove={removal.open}
                  />
                  <ListPages address={address} pageInfo={pageInfo} />
                </>
              )
            }
          </QueryBoundary>
        </div>
        {type === 'ATTENDANCE' && <VisitCharts />}
      </div>
      {removal.pending && <RemoveDialog activity={removal.pending} relist={relist} onClose={removal.close} />}
      {recording.isOpen && (
        <RecordDialog
          type={type}
          forMember={recording.member}
          knownWorkouts={shown?.edges.flatMap(({ node }) => node.workout ?? []) ?? []}
          relist={relist}
          onClose={recording.close}
        />
      )}
    </div>
  );
}

export const AttendanceTab = () => <ActivityTab type="ATTENDANCE" />;

export const WorkoutsTab = () => <ActivityTab type="WORKOUT" />;
