import { Button } from '../../../../components/button';
import { FormAlert } from '../../../../components/form-alert';
import { NO_ANSWER } from '../../../../lib/errors';
import { useAction } from '../../../../lib/use-action';
import { Link } from '../../../../navigation/navigation';
import { searchOf } from './view-address';
import { viewsContent as texts } from './views.content';
import type { ListViewChipFragment } from './views.generated';
import classes from './views.module.css';

export type OpenDialog = 'save' | 'rename' | 'delete';

interface OpenViewProps {
  /** The saved view; undefined if the list is not one yet. */
  view: ListViewChipFragment | undefined;
  parameters: string;
  onUpdate: (view: ListViewChipFragment) => Promise<void>;
  onOpen: (dialog: OpenDialog) => void;
}

/** What can be done with the open view, and with filters that are none yet. */
export function OpenView({ view, parameters, onUpdate, onOpen }: OpenViewProps) {
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
