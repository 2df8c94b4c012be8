import { createHash } from 'node:crypto';
import { defaultSettings } from '#common/settings/default-settings';
import type { Settings } from '#common/settings/sections';

/** To be increased when the program makes other files of the same settings, so that all files are made again. */
const VERSION = 2;

/** Hexadecimal digits, as many as in the names of served folders. */
const LENGTH = 32;

/**
 * Identifies all files that are made from a look; null for the look of the demonstration studio, for which none are
 * made.
 */
export function recipeOf({ studio, look }: Pick<Settings, 'studio' | 'look'>): string | null {
  const of = partsOf({ studio, look });
  if (of === partsOf(defaultSettings)) return null;
  return createHash('sha256').update(of).digest('hex').slice(0, LENGTH);
}

function partsOf({ studio: { name, city }, look }: Pick<Settings, 'studio' | 'look'>): string {
  const pictures = look.pictures.map(({ place, pictureId, crop, alt }) => [
    place,
    pictureId,
    [crop.left, crop.top, crop.width, crop.height],
    alt,
  ]);
  return JSON.stringify([VERSION, name, city, look.hue ?? null, look.logoId ?? null, pictures]);
}
