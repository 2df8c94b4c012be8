import { useState } from 'react';
import { FormAlert } from '../../components/form-alert';
import type { Notice } from '../../lib/use-action';
import { useHasPermission } from '../../lib/permissions';
import { adminContent, ordersContent } from './admin.content';
import { bookedOn, useBookedDays } from './booked-days';
import { BookedRevenue } from './booked-revenue';
import { FilteredOrders } from './filtered-orders';
import { useOrderFilter, type OrderFilter } from './order-filter';
import { DateRangePill } from './list/filter-pill';
import { useListAddress } from './list/list-address';
import { ListSearch } from './list/list-search';
import { OrderFilterLinks } from './order-filter-links';
import classes from './orders-tab.module.css';

/** Orders for the front desk, initially those awaiting payment. */
export function OrdersTab() {
  const filter = useOrderFilter();
  const address = useListAddress();
  const search = address.value('q');
  const { days, choose } = useBookedDays();
  const readsRevenue = useHasPermission('revenue:read');
  const [conflict, setConflict] = useState<{ filter: OrderFilter; notice: Notice } | null>(null);
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{adminContent.tabs.orders}</h1>
        <p>{ordersContent.lead}</p>
      </header>
      <OrderFilterLinks
        chosen={filter}
        kept={{ ...(days.range && bookedOn(days)), ...(search && { q: search }) }}
      />
      <div className={classes.controls}>
        <ListSearch label={ordersContent.search} placeholder={ordersContent.searchHint} address={address} />
        <DateRangePill label={ordersContent.booked.days} from={days.from} to={days.to} onChange={choose} />
      </div>
      {days.range && filter === 'all' && readsRevenue && <BookedRevenue range={days.range} />}
      <FormAlert notice={conflict?.filter === filter ? conflict.notice : null} />
      <FilteredOrders
        // Remounts for each list, so that page and dialog state are reset.
        key={[filter, days.from, days.to, search].join()}
        filter={filter}
        conditions={{ bookedOn: days.range, search }}
        onConflict={(notice) => setConflict(notice && { filter, notice })}
      />
    </div>
  );
}
