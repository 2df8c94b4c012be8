/** Replaces the API key of the sandbox, whose address is the argument, and prints the new one. */
import { KEY_PERMISSIONS } from '#common/accounts/permissions';
import { API_KEY_DAYS_MAX } from '#common/api-keys/limits';
import { DEMO_LOGINS } from '#server/seed/demo-accounts';

const NAME = 'Sandbox';
const { email, password } = DEMO_LOGINS.admin;
const address = process.argv[2]!;

async function call<Data>(query: string, input: object = {}, token?: string): Promise<Data> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]!.message);
  return data;
}

const {
  signIn: { token },
} = await call<{ signIn: { token: string } }>(
  'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
  { login: email, password },
);
const { apiKeys } = await call<{ apiKeys: { id: string; name: string }[] }>(
  '{ apiKeys { id name } }',
  {},
  token,
);
for (const { id } of apiKeys.filter(({ name }) => name === NAME))
  await call(
    'mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { message } }',
    { id },
    token,
  );
const {
  createApiKey: { key },
} = await call<{ createApiKey: { key: string } }>(
  'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }',
  { name: NAME, permissions: KEY_PERMISSIONS, expiresInDays: API_KEY_DAYS_MAX, password },
  token,
);
console.log(`
The sandbox is at ${address}, with an API key that may do everything a key may:

    export BHOR=${address} BHOR_KEY=${key}
    curl -s $BHOR/graphql -H "Authorization: Bearer $BHOR_KEY" -H 'Content-Type: application/json' \\
      -d '{"query":"{ members(first: 3) { nodes { id name } } }"}'

docs/api/first-call.md goes on from here.
`);
