import { useHasPermission } from '../../../lib/permissions';
import { showToast } from '../../../lib/toast';
import { useReread } from '../../../lib/use-reread';
import { activitiesContent } from './activities.content';
import { ActivitiesDocument, useRemoveActivityMutation } from './activities.generated';

/** Removes a visit or a workout. The reason is for the journal. */
export function useRemoveActivity() {
  const readsAll = useHasPermission('activities:read-any');
  const reread = useReread(ActivitiesDocument);
  const [removeActivity] = useRemoveActivityMutation();
  return async (id: string, reason: string): Promise<void> => {
    await removeActivity({
      variables: { input: { id, reason }, readsAll },
      update: (cache) => cache.evict({ id: cache.identify({ __typename: 'Activity', id }) }),
    });
    void reread();
    showToast(activitiesContent.removed);
  };
}
