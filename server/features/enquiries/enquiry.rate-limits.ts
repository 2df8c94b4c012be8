import { DAY, type RateLimit } from '../../rate-limits/rate-limit';

export const enquiriesPerAddress: RateLimit = {
  name: 'enquiriesPerAddress',
  points: 20,
  seconds: DAY,
  why: 'Questions to the studio, by network address; against spam.',
};

export const enquiriesPerDay: RateLimit = {
  name: 'enquiriesPerDay',
  points: 200,
  seconds: DAY,
  why: 'Questions to the studio from everywhere; against mail flooding.',
};
