import { studio } from './studio';

/** The name of a file that the studio hands out: `sunrise-gym-members.csv`. */
export const studioFileName = (rest: string): string => `${prefixOf(studio.name)}-${rest}`;

/** In ASCII, which every system and every header of a download can write. */
const prefixOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-') || 'studio';
