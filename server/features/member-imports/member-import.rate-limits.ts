import { DAY, MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const unknownUploadLinks: RateLimit = {
  name: 'unknownUploadLinks',
  points: 30,
  seconds: 10 * MINUTE,
  why: 'Uploads to links that are unknown, used or expired, from one network address. Prevents guessing links and burdening the database.',
  isRefusedFromMemory: true,
};

export const memberImportStarts: RateLimit = {
  name: 'memberImportStarts',
  points: 50,
  seconds: DAY,
  why: 'Imports of members begun by one user. Prevents filling the database with files, which are kept for a week.',
};
