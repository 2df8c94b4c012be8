import { showToast } from '../../../lib/toast';
import { activitiesContent } from './activities.content';
import { useRemoveActivityMutation } from './activities.generated';
import { showStatistics } from '../figures/show-statistics';
import type { RelistActivity } from './use-relist-activity';

/** Removes a visit or a workout, and takes it out of the list. The reason is for the journal. */
export function useRemoveActivity(relist: RelistActivity) {
  const [removeActivity] = useRemoveActivityMutation({
    update: (cache, { data }) => showStatistics(cache, data?.removeActivity.visitStatistics),
  });
  return async (id: string, reason: string): Promise<void> => {
    await removeActivity({ variables: { input: { id, reason } } });
    relist.remove(id);
    showToast(activitiesContent.removed);
  };
}
