import type { PageVariants } from '../../lib/page-variants';
import { paths } from '../../lib/paths';
import { PHOTO_PARAMETER, slugOf } from './photo-slug';
import { PhotosPageDocument, type PhotosPageQuery } from './photos.page.generated';

export const photoVariants: PageVariants = {
  path: paths.photos,
  panel: {
    parameter: PHOTO_PARAMETER,
    document: PhotosPageDocument,
    valuesIn: ({ photos }: PhotosPageQuery) => photos.map(slugOf),
  },
};
