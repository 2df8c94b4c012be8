import { DAY, HOUR, MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const orderPlacing: RateLimit = {
  name: 'orderPlacing',
  points: 60,
  seconds: HOUR,
  why: 'Orders placed and payments started or confirmed by one member; against flooding lists and gateway.',
};

export const refunding: RateLimit = {
  name: 'refunding',
  points: 60,
  seconds: HOUR,
  why: 'Refunds by one of the staff; against a stolen session.',
};

export const paymentLinkMaking: RateLimit = {
  name: 'paymentLinkMaking',
  points: 60,
  seconds: HOUR,
  why: 'Links to pay made by one of the staff; against mails to strangers from a stolen session.',
};

export const paymentLinksOfMember: RateLimit = {
  name: 'paymentLinksOfMember',
  points: 10,
  seconds: DAY,
  why: 'Links to pay made for one member; against mail flooding.',
};

export const unknownPaymentLinks: RateLimit = {
  name: 'unknownPaymentLinks',
  points: 30,
  seconds: 10 * MINUTE,
  why: 'Unknown or expired links to pay, by network address; against guessing.',
};

export const paymentsByLink: RateLimit = {
  name: 'paymentsByLink',
  points: 60,
  seconds: HOUR,
  why: 'Payments started or confirmed with one link; against flooding the gateway.',
};
