import { useState } from 'react';
import { FormAlert } from '../../components/form-alert';
import type { Notice } from '../../lib/use-action';
import { adminContent, ordersContent } from './admin.content';
import { FilteredOrders } from './filtered-orders';
import { useOrderFilter, type OrderFilter } from './order-filter';
import { OrderFilterLinks } from './order-filter-links';
import classes from './orders-tab.module.css';

/** Orders for the front desk, initially those awaiting payment. */
export function OrdersTab() {
  const filter = useOrderFilter();
  const [conflict, setConflict] = useState<{ filter: OrderFilter; notice: Notice } | null>(null);
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{adminContent.tabs.orders}</h1>
        <p>{ordersContent.lead}</p>
      </header>
      <OrderFilterLinks chosen={filter} />
      <FormAlert notice={conflict?.filter === filter ? conflict.notice : null} />
      <FilteredOrders
        // Remounts for each filter, so that page and dialog state are reset.
        key={filter}
        filter={filter}
        onConflict={(notice) => setConflict(notice && { filter, notice })}
      />
    </div>
  );
}
