import { publicPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';
import { PhotosPageDocument } from './photos.page.generated';

export const photoRoutes: PageRoute[] = [
  {
    path: paths.photos,
    page: 'photos/photos-page',
    ...publicPage,
    pageData: [{ document: PhotosPageDocument }],
    navLabel: 'Photos',
    hasExerciseButton: true,
  },
];
