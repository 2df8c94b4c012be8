import { ActionButton } from '../../../components/action-button';
import type { ActivityType } from '../../../graphql/types.generated';
import { pressedBy } from '../commands/selected-row';
import { DateRangePill } from '../list/filter-pill';
import { ExportButton } from '../list/export-button';
import { ListBody } from '../list/list-body';
import { ListControls } from '../list/list-controls';
import { ListHead } from '../list/list-head';
import listClasses from '../list/list-tab.module.css';
import { RowsSkeleton } from '../list/rows-skeleton';
import { useListTab } from '../list/use-list-tab';
import { useRowDialog } from '../list/use-row-dialog';
import { activitiesContent, textsOf } from './activities.content';
import { useActivitiesQuery, type ListedActivityFragment } from './activities.generated';
import { activityExportUrl } from './activity-export';
import { activityFilter, NO_ACTIVITY_FILTERS } from './activity-filter';
import { ActivityList } from './activity-list';
import classes from './activity-tab.module.css';
import { RecordDialog } from './record-dialog';
import { RemoveDialog } from './remove-dialog';
import { useRecording } from './use-recording';
import { useRelistActivity } from './use-relist-activity';
import { VisitCharts } from '../figures/visit-charts';

const { days, search, noMatches } = activitiesContent;

interface ActivityTabProps {
  type: ActivityType;
  title: string;
}

/** The visits or the workouts of all members, newest first, and the button that records one. */
export function ActivityTab({ type, title }: ActivityTabProps) {
  const texts = textsOf[type];
  const recording = useRecording();
  const removal = useRowDialog<ListedActivityFragment>();
  const list = useListTab({
    useQuery: useActivitiesQuery,
    questionIn: (address) => ({ filter: activityFilter(type, address) }),
    connectionIn: ({ activities }) => activities,
    filters: NO_ACTIVITY_FILTERS,
  });
  const { address, page, question } = list;
  const relist = useRelistActivity(list.variables);
  return (
    <div className={listClasses.tab}>
      <ListHead title={title} total={page?.total} unit={texts.unit}>
        <ExportButton rows={texts.unit.other} urlOf={(client) => activityExportUrl(client, question)} />
        <ActionButton {...pressedBy('n')} onClick={recording.open}>
          {texts.add}
        </ActionButton>
      </ListHead>
      <ListControls list={list} search={search}>
        <DateRangePill
          label={days}
          from={address.value('from')}
          to={address.value('to')}
          onChange={address.change}
        />
      </ListControls>
      <div className={type === 'ATTENDANCE' ? classes.columns : undefined}>
        <div className={classes.list}>
          <ListBody
            list={list}
            loading={<RowsSkeleton />}
            empty={{ title: texts.empty }}
            noMatches={noMatches}
          >
            {(activities) => <ActivityList type={type} activities={activities} onRemove={removal.open} />}
          </ListBody>
        </div>
        {type === 'ATTENDANCE' && <VisitCharts />}
      </div>
      {removal.pending && <RemoveDialog activity={removal.pending} relist={relist} onClose={removal.close} />}
      {recording.isOpen && (
        <RecordDialog
          type={type}
          forMember={recording.member}
          knownWorkouts={page?.rows.flatMap(({ workout }) => workout ?? []) ?? []}
          relist={relist}
          onClose={recording.close}
        />
      )}
    </div>
  );
}

export const AttendanceTab = (props: { title: string }) => <ActivityTab {...props} type="ATTENDANCE" />;

export const WorkoutsTab = (props: { title: string }) => <ActivityTab {...props} type="WORKOUT" />;
