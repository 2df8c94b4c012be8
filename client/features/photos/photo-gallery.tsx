import { Column } from '../../components/page-frame';
import { useAddressPanel } from '../../navigation/navigation';
import { Lightbox } from './lightbox';
import { PHOTO_PARAMETER, slugOf } from './photo-address';
import { PhotoWall } from './photo-wall';
import { photosContent } from './photos.content';
import type { PhotosPageQuery } from './photos.page.generated';
import classes from './photo-wall.module.css';

interface PhotoGalleryProps {
  photos: PhotosPageQuery['photos'];
}

/** The wall of photos, and over it the lightbox with the photo named in the URL. */
export function PhotoGallery({ photos }: PhotoGalleryProps) {
  const panel = useAddressPanel(PHOTO_PARAMETER);
  const index = photos.findIndex((photo) => slugOf(photo) === panel.value);
  if (photos.length === 0) return <NoPhotos />;
  return (
    <>
      <PhotoWall photos={photos} onOpen={(photo) => panel.open(slugOf(photo))} />
      {index !== -1 && (
        <Lightbox
          photos={photos}
          index={index}
          onShow={(shown) => panel.show(slugOf(photos[shown]!))}
          onClose={panel.close}
        />
      )}
    </>
  );
}

const NoPhotos = () => (
  <Column>
    <section className={classes.empty}>
      <h2>{photosContent.empty}</h2>
      <p>{photosContent.emptyHint}</p>
    </section>
  </Column>
);
