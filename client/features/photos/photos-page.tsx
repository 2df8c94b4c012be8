import { UPLOADS_PATH } from '#common/media/uploads-path';
import { paths } from '#common/paths';
import { LoadFailed } from '../../components/load-failed';
import { Column, PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { usePageAnswer } from '../../lib/page-data';
import { Link } from '../../navigation/navigation';
import { PhotoGallery } from './photo-gallery';
import { photosContent } from './photos.content';
import { PhotosPageDocument } from './photos.page.generated';
import classes from './photos-page.module.css';

const { headline, lead, loadFailed, note } = photosContent;

/** A picture that came with the product, not one that the studio has uploaded. */
const isIllustration = ({ imageUrl }: { imageUrl: string }) => !imageUrl.startsWith(UPLOADS_PATH);

/** A wall of photos of the studio, which open in a lightbox. */
export function Page() {
  const { data } = usePageAnswer(PhotosPageDocument);
  const reload = () => window.location.reload();
  return (
    <PageFrame isWide>
      <PageHead title={photosContent.title} description={photosContent.description()} path={paths.photos} />
      <Column>
        <PageIntro headline={headline} lead={lead} />
      </Column>
      {data ? (
        <PhotoGallery photos={data.photos} />
      ) : (
        <Column>
          <LoadFailed message={loadFailed} onRetry={reload} />
        </Column>
      )}
      <Column>
        <p className={classes.note}>
          {data?.photos.some(isIllustration) && `${note} `}
          <Link to={{ pathname: paths.home, hash: 'timings' }}>{photosContent.timings}</Link>
        </p>
      </Column>
    </PageFrame>
  );
}
