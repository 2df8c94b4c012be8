import type { Feature } from '../feature';
import { Photo } from './photo.entity';
import { PhotoResolver } from './photo.resolver';

export const photos: Feature = {
  entities: [Photo],
  resolvers: [PhotoResolver],
};
