import { paths } from '#common/paths';
import type { PageSearchParams } from '../../lib/page-search-params';
import { PHOTO_PARAMETER, slugOf } from './photo-address';
import { PhotosPageDocument, type PhotosPageQuery } from './photos.page.generated';

export const photoSearchParams: PageSearchParams = {
  path: paths.photos,
  panel: {
    parameter: PHOTO_PARAMETER,
    document: PhotosPageDocument,
    valuesIn: ({ photos }: PhotosPageQuery) => photos.map(slugOf),
  },
};
