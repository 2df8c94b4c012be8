import { useAction } from '../../../lib/use-action';
import { useReread } from '../../../lib/use-reread';
import { movedIds, useFocusAfterMove, type Step } from '../list/use-focus-after-move';
import { photosContent } from './photos.content';
import {
  GalleryPhotosDocument,
  useReorderPhotosMutation,
  useUpdatePhotoMutation,
  type ListedPhotoFragment,
} from './photos.generated';

/** Changes in the list itself: the order, and whether a photo is shown. */
export function useGalleryChanges(photos: ListedPhotoFragment[]) {
  const [reorder] = useReorderPhotosMutation();
  const reread = useReread(GalleryPhotosDocument);
  const [update] = useUpdatePhotoMutation();
  const { run, notice, tone } = useAction(photosContent.failed);
  const keepFocus = useFocusAfterMove(photos);

  const move = ({ id }: ListedPhotoFragment, by: Step) => {
    const photoIds = movedIds(photos, id, by);
    if (!photoIds) return;
    void run(async () => {
      keepFocus(id, by);
      await reorder({ variables: { input: { photoIds } } });
      await reread();
      return undefined;
    });
  };

  const setHidden = ({ id, version }: ListedPhotoFragment, isHidden: boolean) =>
    void run(async () => {
      await update({ variables: { input: { id, expectedVersion: version, isHidden } } });
      return undefined;
    });

  return { move, setHidden, notice: tone === 'failure' ? notice : null };
}
