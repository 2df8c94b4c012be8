import { DAY, MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const unknownPictureLinks: RateLimit = {
  name: 'unknownPictureLinks',
  points: 30,
  seconds: 10 * MINUTE,
  why: 'Picture uploads to unknown, used or expired links, by network address; against guessing.',
  isRefusedFromMemory: true,
};

export const pictureUploads: RateLimit = {
  name: 'pictureUploads',
  points: 200,
  seconds: DAY,
  why: 'Picture uploads begun by one user; against filling the storage.',
};
