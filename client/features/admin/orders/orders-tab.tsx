import { useState } from 'react';
import { enumName } from '#common/enum-names';
import { FormAlert } from '../../../components/form-alert';
import { orderStatusLabels } from '../../../lib/order-labels';
import { useHasPermission, usePermissions } from '../../../lib/permissions';
import type { Notice } from '../../../lib/use-action';
import { useReread } from '../../../lib/use-reread';
import type { ReceiptLinkFragment } from '../../receipts/receipts.generated';
import { ordersContent } from './orders.content';
import { DeskOrdersDocument, OrderExportUrlDocument, useDeskOrdersQuery } from './orders.generated';
import { BookedRevenue } from '../figures/booked-revenue';
import { FIGURES } from '../figures/figures';
import { rowBeside, rowOf } from '../commands/selected-row';
import { DecisionDialog } from './dialogs/decision-dialog';
import { DateRangePill } from '../list/filter-pill';
import { COSTLY_ROW_COUNTS } from '../list/list-address';
import { ExportButton } from '../list/export-button';
import { ListBody } from '../list/list-body';
import { ListControls } from '../list/list-controls';
import { ListFrame } from '../list/list-frame';
import { ListSkeleton, ListTable } from '../list/list-table';
import { PersonFilter } from '../list/person-filter';
import { StatusLinks } from '../list/status-links';
import { useListTab } from '../list/use-list-tab';
import { useRowDialog } from '../list/use-row-dialog';
import { ReceiptDialog } from '../receipts/receipt-dialog';
import { DueAges } from './due-ages';
import { orderColumns, orderHeads } from './order-columns';
import type { PendingDecision } from './dialogs/order-decision';
import {
  BOOKED_FROM,
  BOOKED_TO,
  DOCUMENTS_FROM,
  DOCUMENTS_TO,
  DUE_AGE,
  matches,
  NO_ORDER_FILTERS,
  ORDER_FILTERS,
  orderConditions,
  sortIn,
  useOrderFilter,
  type OrderFilter,
} from './order-filter';

const { lead, dueLead, unit, caption, search, filters, empty, noMatches } = ordersContent;

/** Orders for the front desk, initially those awaiting payment. */
export function OrdersTab({ title }: { title: string }) {
  const chosen = useOrderFilter();
  const isOfDues = chosen === 'part_paid';
  const reread = useReread(DeskOrdersDocument, ...FIGURES);
  const isPermitted = usePermissions();
  const readsRevenue = useHasPermission('revenue:read');
  const list = useListTab({
    useQuery: useDeskOrdersQuery,
    questionIn: (address) => ({ filter: orderConditions(address), ...sortIn(address) }),
    connectionIn: ({ orders }) => orders,
    filters: NO_ORDER_FILTERS,
    rowCounts: COSTLY_ROW_COUNTS,
    isListed: (order, { filter }) => matches(order, filter ?? {}),
  });
  const { address, page } = list;
  const { pending, open, close } = useRowDialog<PendingDecision & { nextId: string | undefined }>(
    ({ order, nextId }) => rowOf(order.id) ?? (nextId === undefined ? null : rowOf(nextId)),
  );
  const [receipt, setReceipt] = useState<ReceiptLinkFragment | null>(null);
  const [conflict, setConflict] = useState<{ filter: OrderFilter; notice: Notice } | null>(null);
  const closeDialog = (decidedId: string | null, notice: Notice | null) => {
    close(decidedId !== null);
    setConflict(notice && { filter: chosen, notice });
    // The list has another number of orders, and the next ones.
    if (decidedId ?? notice) void reread();
  };
  const { bookedOn: bookedDays, ...others } = orderConditions(address);
  const isSum = Object.values(others).every((condition) => condition === null);
  return (
    <ListFrame
      title={title}
      total={page?.total}
      unit={unit}
      lead={isOfDues ? dueLead : lead}
      buttons={
        <ExportButton
          rows={unit.other}
          query={OrderExportUrlDocument}
          variables={{ filter: list.question.filter ?? null }}
          urlIn={({ orderExportUrl }) => orderExportUrl}
        />
      }
    >
      <StatusLinks
        label={ordersContent.filter}
        statuses={ORDER_FILTERS}
        labelOf={labelOf}
        chosen={chosen}
        // Resets the filter by age, which exists for dues only.
        address={{ searchFor: (changes) => address.searchFor({ [DUE_AGE]: '', ...changes }) }}
      />
      {isOfDues && <DueAges address={address} />}
      <ListControls list={list} search={search}>
        <PersonFilter label={filters.member} address={address} name="placed-by" />
        <DateRangePill label={filters.placed} address={address} from="placed-from" to="placed-to" />
        <DateRangePill label={filters.booked} address={address} from={BOOKED_FROM} to={BOOKED_TO} />
        <DateRangePill label={filters.documents} address={address} from={DOCUMENTS_FROM} to={DOCUMENTS_TO} />
      </ListControls>
      {bookedDays && isSum && readsRevenue && <BookedRevenue range={bookedDays} />}
      <FormAlert notice={conflict?.filter === chosen ? conflict.notice : null} />
      <ListBody
        list={list}
        loading={<ListSkeleton columns={orderHeads} />}
        empty={emptyTextOf(chosen)}
        noMatches={noMatches}
      >
        {(orders) => (
          <ListTable
            caption={caption}
            columns={orderColumns({
              isPermitted,
              onDecide: (decision) => open({ ...decision, nextId: rowBeside(decision.order.id) }),
              onReceipt: setReceipt,
            })}
            rows={orders}
          />
        )}
      </ListBody>
      {pending && <DecisionDialog order={pending.order} decision={pending.decision} onClose={closeDialog} />}
      {receipt && <ReceiptDialog receipt={receipt} onClose={() => setReceipt(null)} />}
    </ListFrame>
  );
}

function labelOf(filter: OrderFilter): string {
  if (filter === 'all') return ordersContent.all;
  return filter === 'refund-open' ? ordersContent.refundOpen : orderStatusLabels[enumName(filter)];
}

function emptyTextOf(filter: OrderFilter) {
  if (filter === 'pending') return empty.pending;
  return filter === 'refund-open' ? empty.refundOpen : empty.others;
}
