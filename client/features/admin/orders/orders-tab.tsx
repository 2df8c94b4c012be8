import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FormAlert } from '../../../components/form-alert';
import { useHasPermission, usePermissions } from '../../../lib/permissions';
import type { Notice } from '../../../lib/use-action';
import { ordersContent } from './orders.content';
import { useDeskOrdersQuery } from './orders.generated';
import { BookedRevenue } from '../figures/booked-revenue';
import { rowBeside, rowOf } from '../commands/selected-row';
import { DecisionDialog } from './dialogs/decision-dialog';
import { DateRangePill } from '../list/filter-pill';
import { ListBody } from '../list/list-body';
import { ListControls } from '../list/list-controls';
import { ListHead } from '../list/list-head';
import listClasses from '../list/list-tab.module.css';
import { ListSkeleton, ListTable } from '../list/list-table';
import { PersonFilter } from '../list/person-filter';
import { useListTab } from '../list/use-list-tab';
import { useRowDialog } from '../list/use-row-dialog';
import { orderColumns, orderHeads } from './order-columns';
import type { PendingDecision } from './dialogs/order-decision';
import {
  bookedOn,
  matches,
  NO_ORDER_FILTERS,
  ORDER_ROW_COUNTS,
  orderConditions,
  useOrderFilter,
  type OrderFilter,
} from './order-filter';
import { OrderFilterLinks } from './order-filter-links';

const { lead, unit, caption, search, filters, empty, noMatches } = ordersContent;

/** Orders for the front desk, initially those awaiting payment. */
export function OrdersTab({ title }: { title: string }) {
  const chosen = useOrderFilter();
  const client = useApolloClient();
  const isPermitted = usePermissions();
  const readsRevenue = useHasPermission('revenue:read');
  const list = useListTab({
    useQuery: useDeskOrdersQuery,
    questionIn: (address) => ({ filter: orderConditions(address) }),
    connectionIn: ({ orders }) => orders,
    filters: NO_ORDER_FILTERS,
    rowCounts: ORDER_ROW_COUNTS,
    isListed: (order, { filter }) => matches(order, filter ?? {}),
  });
  const { value, change } = list.address;
  const { pending, open, close } = useRowDialog<PendingDecision & { nextId: string | undefined }>(
    ({ order, nextId }) => rowOf(order.id) ?? (nextId === undefined ? null : rowOf(nextId)),
  );
  const [conflict, setConflict] = useState<{ filter: OrderFilter; notice: Notice } | null>(null);
  const closeDialog = (decidedId: string | null, notice: Notice | null) => {
    close(decidedId !== null);
    setConflict(notice && { filter: chosen, notice });
    // The list has another number of orders, and the next ones. A failure is shown with the list.
    if (decidedId ?? notice) void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
  const { bookedOn: bookedDays, ...others } = orderConditions(list.address);
  const isSum = Object.values(others).every((condition) => condition === null);
  return (
    <div className={listClasses.tab}>
      <ListHead title={title} total={list.page?.total} unit={unit} lead={lead} />
      <OrderFilterLinks chosen={chosen} address={list.address} />
      <ListControls list={list} search={search}>
        <PersonFilter
          label={filters.member}
          value={value('placed-by')}
          onChange={(id) => change({ 'placed-by': id })}
        />
        <DateRangePill
          label={filters.placed}
          from={value('placed-from')}
          to={value('placed-to')}
          onChange={({ from, to }) => change({ 'placed-from': from, 'placed-to': to })}
        />
        <DateRangePill
          label={filters.booked}
          from={value('booked-from')}
          to={value('booked-to')}
          onChange={(days) => change(bookedOn(days))}
        />
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
            })}
            rows={orders}
          />
        )}
      </ListBody>
      {pending && <DecisionDialog order={pending.order} decision={pending.decision} onClose={closeDialog} />}
    </div>
  );
}

function emptyTextOf(filter: OrderFilter) {
  if (filter === 'pending') return empty.pending;
  return filter === 'refund-open' ? empty.refundOpen : empty.others;
}
