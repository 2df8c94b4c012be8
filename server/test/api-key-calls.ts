/** Calls about API keys, and programs that use one. */
import { API_KEY_DAYS_MAX } from '#common/api-keys/limits';
import { Browser } from './browser';
import { PASSWORD } from './factories';
import type { GraphqlAnswer, Harness } from './harness';

export const CREATE_KEY = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { message key apiKey { id name ending permissions addresses expiresAt lastUsedAt owner { id } } }
}`;
export const REVOKE_KEY =
  'mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { apiKey { id } } }';

interface WantedKey {
  name?: string;
  permissions?: string[];
  expiresInDays?: number;
  addresses?: string[];
  password?: string;
}

/** A key that reads members, unless told otherwise. */
export const wantedKey = (wanted: WantedKey = {}) => ({
  name: 'Turnstile',
  permissions: ['members:read-any'],
  expiresInDays: API_KEY_DAYS_MAX,
  password: PASSWORD,
  ...wanted,
});

export const createKey = (browser: Browser, wanted: WantedKey = {}): Promise<GraphqlAnswer> =>
  browser.gql(CREATE_KEY, { input: wantedKey(wanted) });

export interface Program {
  /** A client that sends the key with every request. */
  client: Browser;
  id: string;
  key: string;
}

export async function programOf(
  harness: Harness,
  browser: Browser,
  wanted: WantedKey = {},
): Promise<Program> {
  const { data, errors } = await createKey(browser, wanted);
  if (!data) throw new Error(errors[0]?.message);
  const { key, apiKey } = data['createApiKey'] as { key: string; apiKey: { id: string } };
  const client = new Browser(harness, { address: '198.51.100.20', userAgent: 'turnstile/1.0' });
  client.token = key;
  return { client, id: apiKey.id, key };
}
