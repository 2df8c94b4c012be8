import { useState } from 'react';
import { ActionButton } from '../../../components/action-button';
import type { ActivityType } from '../../../graphql/types.generated';
import { focusHeading } from '../../../lib/focus-heading';
import { useHasPermission } from '../../../lib/permissions';
import { useAddressPanel } from '../../../navigation/navigation';
import { pressedBy } from '../commands/selected-row';
import { DateRangePill } from '../list/filter-pill';
import { ExportButton } from '../list/export-button';
import { ListBody } from '../list/list-body';
import { ListControls } from '../list/list-controls';
import { ListFrame } from '../list/list-frame';
import { RowsSkeleton } from '../list/list-table';
import { useFocusAfter } from '../list/use-focus-after';
import { useListTab } from '../list/use-list-tab';
import { useRowDialog } from '../list/use-row-dialog';
import { usePickedMember } from '../member-picker/use-picked-member';
import { activitiesContent, textsOf } from './activities.content';
import {
  ActivityExportUrlDocument,
  useActivitiesQuery,
  type ListedActivityFragment,
} from './activities.generated';
import { activityFilter, NO_ACTIVITY_FILTERS } from './activity-filter';
import { ActivityList } from './activity-list';
import classes from './activity-tab.module.css';
import { FiltersOfFigures } from './filters-of-figures';
import { RecordDialog } from './record-dialog';
import { RemoveDialog } from './remove-dialog';
import { RECORD_FOR } from './record-parameter';
import { VisitCharts } from '../figures/visit-charts';

const { days, search, noMatches } = activitiesContent;

interface ActivityTabProps {
  type: ActivityType;
  title: string;
}

/**
 * The visits or workouts of all members whom the current user looks after, newest first, and a button to record one.
 */
function ActivityTab({ type, title }: ActivityTabProps) {
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
  const mayExport = useHasPermission('lists:export');
  const hasCharts = useHasPermission('activities:read-any') && type === 'ATTENDANCE';
  return (
    <ListFrame
      title={title}
      total={page?.total}
      unit={texts.unit}
      buttons={
        <>
          {mayExport && (
            <ExportButton
              rows={texts.unit.other}
              query={ActivityExportUrlDocument}
              variables={question}
              urlIn={({ activityExportUrl }) => activityExportUrl}
            />
          )}
          <ActionButton {...pressedBy('n')} onClick={recording.open}>
            {texts.add}
          </ActionButton>
        </>
      }
    >
      <ListControls list={list} search={search}>
        <DateRangePill label={days} address={address} />
        <FiltersOfFigures address={address} />
      </ListControls>
      <div className={hasCharts ? classes.columns : undefined}>
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
        {hasCharts && <VisitCharts />}
      </div>
      {removal.pending && <RemoveDialog activity={removal.pending} onClose={removal.close} />}
      {recording.isOpen && (
        <RecordDialog
          type={type}
          forMember={recording.member}
          knownWorkouts={page?.rows.flatMap(({ workout }) => workout ?? []) ?? []}
          onClose={recording.close}
        />
      )}
    </ListFrame>
  );
}

export const AttendanceTab = (props: { title: string }) => <ActivityTab {...props} type="ATTENDANCE" />;

export const WorkoutsTab = (props: { title: string }) => <ActivityTab {...props} type="WORKOUT" />;

/** State of the dialog that records an entry: whether a button or the address opened it, and for which member. */
function useRecording() {
  const panel = useAddressPanel(RECORD_FOR);
  const [isPressed, setIsPressed] = useState(false);
  const member = usePickedMember(panel.value);
  const isOpen = isPressed || member !== null;
  // If the dialog opened with the tab, nothing had the focus to which it could return.
  useFocusAfter(isOpen, () => focusHeading(document.querySelector('h1')));
  return {
    isOpen,
    member,
    open: () => setIsPressed(true),
    close: () => {
      setIsPressed(false);
      if (panel.value !== null) panel.close();
    },
  };
}
