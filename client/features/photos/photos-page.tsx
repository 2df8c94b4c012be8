import { Link } from 'react-router-dom';
import { LoadFailed } from '../../components/load-failed';
import { PageHead } from '../../components/page-head';
import { usePageData } from '../../lib/page-data';
import { paths } from '../../lib/paths';
import { PhotoGallery } from './photo-gallery';
import { photosContent } from './photos.content';
import { PhotosPageDocument } from './photos.page.generated';
import classes from './photos-page.module.css';

const { headline, lead, loadFailed, note } = photosContent;

/** The studio in pictures: a wall of them, each of which opens large. */
export function Page() {
  const data = usePageData(PhotosPageDocument);
  const reload = () => window.location.reload();
  return (
    <div className={classes.page}>
      <PageHead title={photosContent.title} description={photosContent.description} path={paths.photos} />
      <header className={classes.intro}>
        <h1 tabIndex={-1}>{headline}</h1>
        <p>{lead}</p>
      </header>
      {data ? (
        <PhotoGallery photos={data.photos} />
      ) : (
        <div className={classes.column}>
          <LoadFailed message={loadFailed} onRetry={reload} />
        </div>
      )}
      <p className={classes.note}>
        {note} <Link to={{ pathname: paths.home, hash: 'timings' }}>{photosContent.timings}</Link>
      </p>
    </div>
  );
}
