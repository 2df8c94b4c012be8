import { DAY, MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const studioExportStarts: RateLimit = {
  name: 'studioExportStarts',
  points: 10,
  seconds: DAY,
  why: 'Exports of the studio started by one user; against overload.',
};

export const unknownDownloadLinks: RateLimit = {
  name: 'unknownDownloadLinks',
  points: 30,
  seconds: 10 * MINUTE,
  why: 'Downloads from unknown, used or expired links, by network address; against guessing.',
  isRefusedFromMemory: true,
};
