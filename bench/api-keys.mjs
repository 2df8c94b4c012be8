// npm run bench:api-keys: what checking an API key takes, beside checking a session, in CPU time of the server.
import { PairsOf, post } from './measure/pairs.mjs';
import { requireCounters } from './measure/processes.mjs';
import { DEMO_ADMIN, requireSuccess, send, signIn } from './support/calls.mjs';
import { machine } from './support/machine.mjs';
import { startProduct } from './support/product.mjs';

const PLANS = '{ managedPlans { version } }';
const CREATE = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }';

requireCounters();
const { address, pid, stop } = await startProduct();
try {
  console.log(machine());
  const signedIn = await signIn(address, DEMO_ADMIN);
  requireSuccess(signedIn);
  const { token = '' } = /** @type {{ token?: string }} */ (signedIn.data?.['signIn'] ?? {});
  const input = {
    name: 'Benchmark',
    permissions: ['plans:manage'],
    expiresInDays: 1,
    password: DEMO_ADMIN.password,
  };
  const made = await send(address, { query: CREATE, variables: { input }, token });
  requireSuccess(made);
  const { key = '' } = /** @type {{ key?: string }} */ (made.data?.['createApiKey'] ?? {});
  const pair = {
    name: 'a list of plans: with an API key / with a session',
    requests: 2000,
    withPart: () => post({ query: PLANS }, { token: key }),
    without: () => post({ query: PLANS }, { token }),
  };
  console.log(await new PairsOf({ address, pid }).compare(pair));
} finally {
  await stop();
}
process.exit();
