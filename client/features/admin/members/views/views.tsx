import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { FormAlert } from '../../../../components/form-alert';
import { LoadFailed } from '../../../../components/load-failed';
import { VisuallyHidden } from '../../../../components/visually-hidden';
import { NO_ANSWER } from '../../../../lib/errors';
import { useAction } from '../../../../lib/use-action';
import { useMinute } from '../../../../lib/use-minute';
import { Link } from '../../../../navigation/navigation';
import type { ListAddress } from '../../list/list-address';
import { useListViews } from './use-list-views';
import { fixedViews, openView, parametersIn, searchOf } from './view-address';
import { ViewDialogs, type OpenDialog } from './view-dialogs';
import { viewsContent as texts } from './views.content';
import type { ListViewChipFragment } from './views.generated';
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

interface ViewChipsProps {
  now: number;
  views: readonly ListViewChipFragment[];
  /** The saved view that is open. */
  openId: string | undefined;
  parameters: string;
}

/** The views as links: those that everybody has, then the saved ones. */
function ViewChips({ now, views, openId, parameters }: ViewChipsProps) {
  return (
    <nav aria-label={texts.label}>
      <ul>
        {fixedViews(now).map((view) => (
          <li key={view.id}>
            <Link
              to={{ search: searchOf(view.parameters) }}
              aria-current={openId === undefined && view.parameters === parameters ? 'true' : undefined}
            >
              {texts.fixed[view.id]}
            </Link>
          </li>
        ))}
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to={{ search: searchOf(view.parameters, view.id) }}
              aria-current={view.id === openId ? 'true' : undefined}
            >
              {view.name}
              {view.isShared && <SharedSign />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SharedSign = () => (
  <>
    <IconUsers aria-hidden="true" size={16} stroke={1.75} />
    <VisuallyHidden>{`, ${texts.shared}`}</VisuallyHidden>
  </>
);

interface OpenViewProps {
  /** The saved view; undefined if the list is not one yet. */
  view: ListViewChipFragment | undefined;
  parameters: string;
  onUpdate: (view: ListViewChipFragment) => Promise<void>;
  onOpen: (dialog: OpenDialog) => void;
}

/** Actions for the open view, or for filters that are not a view yet. */
function OpenView({ view, parameters, onUpdate, onOpen }: OpenViewProps) {
  const { run, isBusy, notice } = useAction(texts.failed, NO_ANSWER);
  if (!view)
    return (
      <div className={classes.actions}>
        <Button onClick={() => onOpen('save')}>{texts.saveNew}</Button>
      </div>
    );
  const isChanged = view.parameters !== parameters;
  return (
    <div className={classes.actions}>
      {isChanged && (
        <>
          <span role="status">{texts.changed}</span>
          {view.viewerCanUpdate && (
            <Button isBusy={isBusy} onClick={() => void run(() => onUpdate(view).then(() => undefined))}>
              {texts.update}
            </Button>
          )}
          <Link to={{ search: searchOf(view.parameters, view.id) }}>{texts.reset}</Link>
          <Button onClick={() => onOpen('save')}>{texts.saveAs}</Button>
        </>
      )}
      {view.viewerCanUpdate && (
        <>
          <Button onClick={() => onOpen('rename')}>{texts.rename}</Button>
          <Button onClick={() => onOpen('delete')}>{texts.remove}</Button>
        </>
      )}
      <FormAlert notice={notice} />
    </div>
  );
}
