import { useState } from 'react';
import { FormAlert } from '../../../components/form-alert';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { usePolling } from '../use-polling';
import { AddPhoto } from './add-photo';
import { DeletePhotoDialog } from './delete-photo-dialog';
import { PhotoCard } from './photo-card';
import { PhotoDialog, type EditedPhoto } from './photo-dialog';
import { photosContent as content } from './photos.content';
import { useGalleryPhotosQuery, type ListedPhotoFragment } from './photos.generated';
import classes from './photos-tab.module.css';
import { useGalleryChanges } from './use-gallery-changes';

type Pending = { type: 'edit'; edited: EditedPhoto } | { type: 'delete'; photo: ListedPhotoFragment };

/** The gallery: photos are added, described, cropped, put in order, hidden and deleted. */
export function PhotosTab({ title }: { title: string }) {
  const query = useGalleryPhotosQuery({ fetchPolicy: 'cache-and-network' });
  const [pending, setPending] = useState<Pending | null>(null);
  const close = () => setPending(null);
  const isWorking = query.data?.galleryPhotos.some(({ isBeingMade }) => isBeingMade) ?? false;
  usePolling(query, { isWorking });
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{content.lead}</p>
      </header>
      <AddPhoto onUploaded={(picture) => setPending({ type: 'edit', edited: { picture, photo: null } })} />
      <QueryBoundary query={query} loading={<CardSkeleton />} failed={content.loadFailed}>
        {({ galleryPhotos }) => <PhotoList photos={galleryPhotos} onAct={setPending} />}
      </QueryBoundary>
      {pending?.type === 'edit' && <PhotoDialog {...pending.edited} onClose={close} />}
      {pending?.type === 'delete' && <DeletePhotoDialog photo={pending.photo} onClose={close} />}
    </div>
  );
}

interface PhotoListProps {
  photos: ListedPhotoFragment[];
  onAct: (pending: Pending) => void;
}

function PhotoList({ photos, onAct }: PhotoListProps) {
  const { move, setHidden, notice } = useGalleryChanges(photos);
  if (photos.length === 0) return <p>{content.empty}</p>;
  return (
    <>
      <FormAlert notice={notice} />
      <ol className={classes.list}>
        {photos.map((photo, index) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            place={{ index, count: photos.length }}
            onMove={(by) => move(photo, by)}
            onHide={() => setHidden(photo, !photo.isHidden)}
            onEdit={() => onAct({ type: 'edit', edited: { picture: photo.picture ?? null, photo } })}
            onDelete={() => onAct({ type: 'delete', photo })}
          />
        ))}
      </ol>
    </>
  );
}

const CardSkeleton = () => (
  <Skeleton>
    <div className={classes.list}>
      <span data-bone="block" />
      <span data-bone="block" />
    </div>
  </Skeleton>
);
