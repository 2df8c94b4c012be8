import { useState } from 'react';
import { Button } from '../../../../components/button';
import type { MemberSelection } from '../../../../graphql/types.generated';
import { useHasPermission } from '../../../../lib/permissions';
import { ExportButton } from '../../list/export-button';
import type { ListAddress } from '../../list/list-address';
import { countLabel } from '../../../../lib/count-label';
import { listContent } from '../../list/list.content';
import { useRowSelection, type RowSelection, type SelectionStore } from '../../list/row-selection';
import { SELECT_PAGE_ID } from '../../list/select-box';
import { useFocusAfter } from '../../list/use-focus-after';
import { memberFilter, memberQuestion } from '../member-filters';
import { MemberExportUrlDocument, type MemberChoicesQuery } from '../members.generated';
import { bulkContent as texts } from './bulk.content';
import { BulkReport } from './bulk-report';
import { PlanDialog } from './plan-dialog';
import { TrainerDialog } from './trainer-dialog';
import { useBulkChange } from './use-bulk-change';
import classes from './bulk-bar.module.css';

interface BulkBarProps {
  store: SelectionStore;
  address: ListAddress;
  /** The rows of the page, and how many match the filters. */
  pageIds: readonly string[];
  total: Parameters<typeof countLabel>[0] | undefined;
  choices: MemberChoicesQuery | undefined;
}

const DIALOGS = { trainer: TrainerDialog, plan: PlanDialog };

/** Actions for the selected members; below the list, and on screen as long as the list is. */
export function BulkBar({ store, address, pageIds, total, choices }: BulkBarProps) {
  const [dialog, setDialog] = useState<keyof typeof DIALOGS | null>(null);
  const { change, follow, dismiss, retryFailed } = useBulkChange();
  const selection = useRowSelection(store);
  const count = countOf(selection, total);
  // When the bar disappears with the button that had the focus, the list gets it.
  useFocusAfter(count > 0 || change !== null, () => document.getElementById(SELECT_PAGE_ID)?.focus());
  if (count === 0 && !change) return null;
  const Dialog = dialog && DIALOGS[dialog];
  const isReady = count > 0 && change?.status !== 'RUNNING';
  return (
    <section className={classes.bar} aria-label={texts.bar}>
      {change && <BulkReport change={change} onRetry={() => retryFailed(change)} onClose={dismiss} />}
      {isReady && (
        <div className={classes.selected}>
          <p role="status">{selectedLabel(selection, total)}</p>
          <SelectPage selection={selection} pageIds={pageIds} />
          <SelectAll selection={selection} pageIds={pageIds} total={total} />
          <Actions selection={selection} address={address} onOpen={setDialog} />
        </div>
      )}
      {Dialog && (
        <Dialog
          members={selectedMembers(selection, address)}
          count={count}
          choices={choices}
          onStarted={(started) => {
            setDialog(null);
            selection.clear();
            follow(started);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
}

/** The selection as the server reads it: all that match are sent as their filter, not by their ids. */
const selectedMembers = (selection: RowSelection, address: ListAddress): MemberSelection =>
  selection.isAll ? { filter: memberFilter(address) } : { memberIds: [...selection.ids] };

/** The filter of a list of the selected members. */
const selectedFilter = (selection: RowSelection, address: ListAddress) =>
  selection.isAll ? memberFilter(address) : { ids: [...selection.ids] };

const countOf = ({ isAll, ids }: RowSelection, total: BulkBarProps['total']): number =>
  isAll ? (total?.count ?? 0) : ids.length;

const selectedLabel = ({ isAll, ids }: RowSelection, total: BulkBarProps['total']): string =>
  isAll && total ? texts.allSelected(countLabel(total)) : texts.selected(ids.length);

interface SelectionProps {
  selection: RowSelection;
  pageIds: readonly string[];
}

/** For narrow windows, where the head of the list with its checkbox is hidden. */
const SelectPage = ({ selection, pageIds }: SelectionProps) =>
  selection.isAll ? null : (
    <span className={classes.page}>
      <Button onClick={selection.togglePage}>
        {pageIds.every((id) => selection.isSelected(id)) ? texts.deselectPage : listContent.selectPage}
      </Button>
    </span>
  );

/** Offered once the page is selected and there are more that match, as far as they are counted. */
function SelectAll({ selection, pageIds, total }: SelectionProps & Pick<BulkBarProps, 'total'>) {
  const isOffered =
    !selection.isAll &&
    total?.precision === 'EXACT' &&
    total.count > selection.ids.length &&
    pageIds.every((id) => selection.isSelected(id));
  return isOffered ? <Button onClick={selection.selectAll}>{texts.selectAll(total.count)}</Button> : null;
}

function Actions({
  selection,
  address,
  onOpen,
}: {
  selection: RowSelection;
  address: ListAddress;
  onOpen: (dialog: keyof typeof DIALOGS) => void;
}) {
  const isBulkPermitted = useHasPermission('members:bulk');
  const mayAssign = useHasPermission('members:assign-trainer') && isBulkPermitted;
  const mayGrant = useHasPermission('memberships:grant') && isBulkPermitted;
  const { orderBy } = memberQuestion(address);
  return (
    <div className={classes.actions}>
      {mayAssign && <Button onClick={() => onOpen('trainer')}>{texts.assignTrainer}</Button>}
      {mayGrant && <Button onClick={() => onOpen('plan')}>{texts.setPlan}</Button>}
      <ExportButton
        rows="members"
        query={MemberExportUrlDocument}
        variables={{ filter: selectedFilter(selection, address), orderBy }}
        urlIn={({ memberExportUrl }) => memberExportUrl}
      />
      <Button onClick={selection.clear}>{texts.clear}</Button>
    </div>
  );
}
