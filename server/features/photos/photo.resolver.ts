import { Ctx, Query, Resolver } from 'type-graphql';
import { PHOTOS_MAX } from '#common/photos/limits';
import type { Context } from '../../graphql/context';
import { PublicContent } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { Photo } from './photo.entity';

@Resolver()
export class PhotoResolver {
  @PublicContent()
  @Query(() => [Photo], {
    description: 'All pictures of the studio, in display order.',
    complexity: cost({ rows: PHOTOS_MAX }),
  })
  photos(@Ctx() { services }: Context) {
    return services.photos.list();
  }
}
