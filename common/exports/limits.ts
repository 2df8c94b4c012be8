import { MINUTE_MS } from '../time';

/** How long a part of an export can be continued: as long as sending it takes with a slow connection. */
export const EXPORT_CURSOR_LIFE_MS = 60 * MINUTE_MS;
