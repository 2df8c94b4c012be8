import { useAction } from '../../../lib/use-action';
import { useReread } from '../../../lib/use-reread';
import { movedIds, useFocusAfterMove, type Step } from '../list/use-focus-after-move';
import { trainersContent } from './trainers.content';
import {
  ManagedTrainersDocument,
  useReorderTrainersMutation,
  useUpdateTrainerMutation,
  type ListedTrainerFragment,
} from './trainers.generated';
import { useForgetTrainers } from './use-managed-trainers';

/** Changes in the list itself: the order, and whether a trainer is shown. */
export function useTrainerChanges(trainers: readonly ListedTrainerFragment[]) {
  const [reorder] = useReorderTrainersMutation();
  const [update] = useUpdateTrainerMutation();
  const reread = useReread(ManagedTrainersDocument);
  const forgetTrainers = useForgetTrainers();
  const { run, notice, tone } = useAction(trainersContent.failed);
  const keepFocus = useFocusAfterMove(trainers);

  /** The list is read again also after a refusal, which may be because it is out of date. */
  const change = (send: () => Promise<unknown>) =>
    void run(async () => {
      try {
        await send();
      } finally {
        forgetTrainers();
        await reread();
      }
      return undefined;
    });

  const move = ({ id }: ListedTrainerFragment, by: Step) => {
    const trainerIds = movedIds(trainers, id, by);
    if (!trainerIds) return;
    change(async () => {
      keepFocus(id, by);
      await reorder({ variables: { input: { trainerIds } } });
    });
  };

  const setHidden = ({ id, version }: ListedTrainerFragment, isHidden: boolean) =>
    change(() => update({ variables: { input: { id, expectedVersion: version, isHidden } } }));

  return { move, setHidden, notice: tone === 'failure' ? notice : null };
}
