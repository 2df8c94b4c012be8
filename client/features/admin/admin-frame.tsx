import { lazy, Suspense, type ReactNode } from 'react';
import { ColorSchemeToggle } from '../../components/color-scheme-toggle';
import { ErrorBoundary } from '../../components/error-boundary';
import { MAIN_ID } from '../../lib/main-id';
import { AdminNavigation } from './admin-navigation';
import type { AdminTab } from './admin-tabs';
import { MailNotice } from './mail-notice';
import { adminContent } from './admin.content';
import classes from './admin-frame.module.css';

const PanelCommands = lazy(async () => ({
  default: (await import('./commands/panel-commands')).PanelCommands,
}));

interface AdminFrameProps {
  /** The tabs that the current user may open. */
  tabs: readonly AdminTab[];
  open: AdminTab;
  children: ReactNode;
}

/** Layout of the admin panel: the navigation beside the open tab, or below it in narrow windows. */
export const AdminFrame = ({ tabs, open, children }: AdminFrameProps) => (
  <div className={classes.frame}>
    <header className={classes.side}>
      <div className={classes.top}>
        <p className={classes.name}>{adminContent.title}</p>
        <div className={classes.commands}>
          <ErrorBoundary resetKey="commands" fallback={null}>
            <Suspense fallback={null}>
              <PanelCommands tabs={tabs} open={open} />
            </Suspense>
          </ErrorBoundary>
        </div>
        <ColorSchemeToggle />
      </div>
      <AdminNavigation tabs={tabs} open={open} />
    </header>
    <main id={MAIN_ID} className={classes.main} tabIndex={-1}>
      <MailNotice tab={open.id} />
      {children}
    </main>
  </div>
);
