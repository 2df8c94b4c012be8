import type { Feature } from '../feature';
import { ProgressResolver } from './progress.resolver';

export const progress: Feature = {
  resolvers: [ProgressResolver],
};
