import { useHasPermission } from '../../../lib/permissions';
import { OldBackupNotice } from '../backups/old-backup-notice';
import { VisitCharts } from '../figures/visit-charts';
import { FigureTiles } from '../figures/figure-tiles';
import { overviewTabContent } from './overview-tab.content';
import classes from './overview-tab.module.css';
import { TopAtRisk } from './top-at-risk';
import { WaitingOrders } from './waiting-orders';

/** The day at a glance: the figures, the visits of the last weeks, and what waits for the front desk. */
export function OverviewTab({ title }: { title: string }) {
  const readsVisits = useHasPermission('activities:read-any');
  const readsBackups = useHasPermission('settings:change');
  const readsOrders = useHasPermission('orders:read-any');
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{overviewTabContent.lead}</p>
      </header>
      {readsBackups && <OldBackupNotice />}
      <FigureTiles />
      <div className={classes.parts}>
        <div className={classes.lists}>
          {readsOrders && <WaitingOrders />}
          <TopAtRisk />
        </div>
        {readsVisits && <VisitCharts isOverview />}
      </div>
    </div>
  );
}
