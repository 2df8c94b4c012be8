import { useState } from 'react';
import { LoadFailed } from '../../../../components/load-failed';
import { useMinute } from '../../../../lib/use-minute';
import type { ListAddress } from '../../list/list-address';
import { OpenView, type OpenDialog } from './open-view';
import { useListViews } from './use-list-views';
import { fixedViews, openView, parametersIn } from './view-address';
import { ViewChips } from './view-chips';
import { ViewDialogs } from './view-dialogs';
import { viewsContent as texts } from './views.content';
import classes from './views.module.css';

/** The views of the list, as links, and what can be done with the one that is open. Nothing is saved by itself. */
export function Views({ address }: { address: ListAddress }) {
  const store = useListViews();
  const { views } = store;
  const now = useMinute();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const parameters = parametersIn(address);
  const open = openView(address, views);
  const isKnown = [...fixedViews(now), ...views].some((view) => view.parameters === parameters);
  return (
    <div className={classes.views}>
      <ViewChips now={now} views={views} openId={open?.id} parameters={parameters} />
      {store.query.error && (
        // The outcome arrives with the query.
        <LoadFailed
          message={texts.failed}
          onRetry={() => void store.query.refetch().catch(() => undefined)}
        />
      )}
      {store.query.data && (open !== undefined || !isKnown) && (
        <OpenView
          view={open}
          parameters={parameters}
          onUpdate={(view) => store.change(view, { parameters })}
          onOpen={setDialog}
        />
      )}
      {dialog && (
        <ViewDialogs
          dialog={dialog}
          view={open}
          parameters={parameters}
          store={store}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
