import type { Feature } from '../features/feature';

/** The modules of all features, by path. In a file of its own, since they need what parts.ts imports first. */
export const FEATURE_FILES = import.meta.glob<Record<string, Feature>>('../features/*/feature.ts', {
  eager: true,
});
