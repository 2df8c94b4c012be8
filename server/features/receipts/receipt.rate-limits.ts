import { DAY, HOUR, MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const receiptDrawing: RateLimit = {
  name: 'receiptDrawing',
  points: 1000,
  seconds: HOUR,
  why: 'Receipts opened by one user, and links to one receipt, on one instance; against overload.',
  isCountedInMemory: true,
};

export const receiptMailing: RateLimit = {
  name: 'receiptMailing',
  points: 60,
  seconds: HOUR,
  why: 'Receipts mailed by one of the staff; against mails to strangers from a stolen session.',
};

export const mailsOfReceipt: RateLimit = {
  name: 'mailsOfReceipt',
  points: 5,
  seconds: DAY,
  why: 'Mails of one receipt; against mail flooding.',
};

export const receiptsToAddress: RateLimit = {
  name: 'receiptsToAddress',
  points: 10,
  seconds: DAY,
  why: 'Receipts mailed to one address; against mail flooding.',
};

export const unknownReceiptLinks: RateLimit = {
  name: 'unknownReceiptLinks',
  points: 30,
  seconds: 10 * MINUTE,
  why: 'Unknown or expired links to receipts, by network address; against guessing.',
  isRefusedFromMemory: true,
};
