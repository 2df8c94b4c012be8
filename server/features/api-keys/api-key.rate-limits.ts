import { API_KEY_BUDGET } from '#common/api-keys/limits';
import { HOUR, MINUTE, type RateLimit } from '../../rate-limits/rate-limit';

export const apiKeyBudget: RateLimit = {
  name: 'apiKeyBudget',
  points: API_KEY_BUDGET,
  seconds: MINUTE,
  why: 'Cost of the requests with an API key, by key, on one instance; so that one program leaves the database to others.',
  isCountedInMemory: true,
};

export const unknownApiKeys: RateLimit = {
  name: 'unknownApiKeys',
  points: 1000,
  seconds: HOUR,
  why: 'Requests with an unknown, revoked or expired API key, by network address, on one instance; against programs that never stop.',
  isCountedInMemory: true,
};

export const apiKeysMade: RateLimit = {
  name: 'apiKeysMade',
  points: 20,
  seconds: HOUR,
  why: 'New API keys, by account; against mistakes of programs.',
};
