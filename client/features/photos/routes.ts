import { publicPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';
import { PHOTO_PARAMETER, slugOf } from './photo-slug';
import { PhotosPageDocument, type PhotosPageQuery } from './photos.page.generated';

export const photoRoutes: PageRoute[] = [
  {
    path: paths.photos,
    page: 'photos/photos-page',
    ...publicPage,
    pageData: [{ document: PhotosPageDocument }],
    panel: {
      parameter: PHOTO_PARAMETER,
      document: PhotosPageDocument,
      valuesIn: ({ photos }: PhotosPageQuery) => photos.map(slugOf),
    },
    navLabel: 'Photos',
    hasExerciseButton: true,
  },
];
