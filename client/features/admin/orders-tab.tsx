import { useState } from 'react';
import { FormAlert } from '../../components/form-alert';
import type { Notice } from '../../lib/use-action';
import { adminContent, ordersContent } from './admin.content';
import { useChosenStatus, type StatusChoice } from './chosen-status';
import { OrdersOfStatus } from './orders-of-status';
import { StatusFilter } from './status-filter';
import classes from './orders-tab.module.css';

/** Orders for the front desk: those awaiting payment, and all others by status. */
export function OrdersTab() {
  const status = useChosenStatus();
  const [conflict, setConflict] = useState<{ status: StatusChoice; notice: Notice } | null>(null);
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{adminContent.tabs.orders}</h1>
        <p>{ordersContent.lead}</p>
      </header>
      <StatusFilter chosen={status} />
      <FormAlert notice={conflict?.status === status ? conflict.notice : null} />
      <OrdersOfStatus
        // Remounts for each status, so that page and dialog state are reset.
        key={status}
        status={status}
        onConflict={(notice) => setConflict(notice && { status, notice })}
      />
    </div>
  );
}
