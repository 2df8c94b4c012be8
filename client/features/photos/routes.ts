import { paths } from '#common/paths';
import { publicPage, type PageRoute } from '../../lib/page-route';
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
