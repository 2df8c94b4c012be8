import { useEffect, useRef } from 'react';
import { useAction } from '../../../lib/use-action';
import { useReread } from '../../../lib/use-reread';
import { moveButtonId } from './photo-card';
import { photosContent } from './photos.content';
import {
  GalleryPhotosDocument,
  useReorderPhotosMutation,
  useUpdatePhotoMutation,
  type ListedPhotoFragment,
} from './photos.generated';

/** What is changed in the list itself: the order, and whether a photo is shown. */
export function useGalleryChanges(photos: ListedPhotoFragment[]) {
  const [reorder] = useReorderPhotosMutation();
  const reread = useReread(GalleryPhotosDocument);
  const [update] = useUpdatePhotoMutation();
  const { run, notice, tone } = useAction(photosContent.failed);
  const moved = useRef<{ id: string; by: -1 | 1 } | null>(null);

  // A moved element loses the focus; at an end, the button for the other direction gets it.
  useEffect(() => {
    if (!moved.current) return;
    const { id, by } = moved.current;
    for (const way of [-by, by] as const) document.getElementById(moveButtonId(id, way as -1 | 1))?.focus();
    moved.current = null;
  }, [photos]);

  const move = (photo: ListedPhotoFragment, by: -1 | 1) => {
    const photoIds = photos.map(({ id }) => id);
    const from = photoIds.indexOf(photo.id);
    const to = from + by;
    if (to < 0 || to >= photoIds.length) return;
    photoIds.splice(to, 0, ...photoIds.splice(from, 1));
    void run(async () => {
      moved.current = { id: photo.id, by };
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
