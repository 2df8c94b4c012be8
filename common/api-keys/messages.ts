import { API_KEY_ADDRESSES_MAX, API_KEY_DAYS_MAX, API_KEY_PREFIX, API_KEYS_MAX } from './limits';

/** Messages about API keys, shared by server and client. */
export const apiKeyMessages = {
  created: 'API key made. Copy it now: it is not shown again.',
  revoked: 'API key revoked. Requests with it are refused from now on.',
  notFound: 'This API key has been revoked.',
  nameRequired: 'Name what the key is for, such as Turnstile.',
  nameTaken: 'Another API key has this name.',
  permissionsRequired: 'Choose at least one permission.',
  permissionUnknown: 'API keys cannot have this permission.',
  permissionNotOwn: 'You cannot give a key what you may not do yourself.',
  daysInvalid: `Enter 1 to ${API_KEY_DAYS_MAX} days.`,
  addressInvalid: 'Enter IP addresses or networks such as 203.0.113.0/24.',
  tooManyAddresses: `Enter at most ${API_KEY_ADDRESSES_MAX} addresses.`,
  tooMany: `There are ${API_KEYS_MAX} API keys already. Revoke one first.`,
  invalid: `This API key is unknown, revoked or expired. API keys begin with ${API_KEY_PREFIX}.`,
  wrongAddress: 'This API key must not be used from your network address.',
} as const;
