import { WRONG_CODE_PAUSE_S, WRONG_CODES_MAX } from '#common/check-in/limits';
import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const wrongCheckInCodes: RateLimit = {
  name: 'wrongCheckInCodes',
  points: WRONG_CODES_MAX,
  seconds: WRONG_CODE_PAUSE_S,
  why: 'Wrong codes at the check-in, by session or API key; against guessing digits.',
};

export const checkInCodeIssuing: RateLimit = {
  name: 'checkInCodeIssuing',
  points: 240,
  seconds: HOUR,
  why: 'Check-in codes requested by one member, four at a time; against using up the digits.',
};
