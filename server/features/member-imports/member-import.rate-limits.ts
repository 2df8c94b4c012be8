import { DAY, MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const unknownUploadLinks: RateLimit = {
  name: 'unknownUploadLinks',
  points: 30,
  seconds: 10 * MINUTE,
  why: 'Uploads to unknown, used or expired links, by network address; against guessing.',
  isRefusedFromMemory: true,
};

export const memberImportStarts: RateLimit = {
  name: 'memberImportStarts',
  points: 50,
  seconds: DAY,
  why: 'Imports begun by one user; against filling the database.',
};
