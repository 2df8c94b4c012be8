// npm run bench:enumeration: does the response time reveal whether an account exists? Exits with 1 if it does.
import { performance } from 'node:perf_hooks';
import { DEMO_MEMBER, operation, signIn } from './support/calls.mjs';
import { machine } from './support/machine.mjs';
import { withProduct } from './support/product.mjs';
import { median, ms } from './support/statistics.mjs';

const CALLS = 80;
const WARM_UP_CALLS = 10;
/** Each response has its own. @param {string} text */
const withoutRequestId = (text) => text.replace(/"requestId":"[^"]*"/g, '');

/** Keeps deferred work of a call, such as sending a mail, from slowing down the next one. */
const PAUSE_MS = 40;
/** Smaller differences of the medians cannot be measured over a network. */
const DIFFERENCE_MS_MAX = 2;
/** The same limit as a share of the response time; the larger of the two applies. */
const DIFFERENCE_SHARE_MAX = 0.05;
/** On a busy machine medians differ by chance, so they count only if the share of slower pairs is further from 0.5. */
const CHANCE_MAX = 0.1;

const FORGOT =
  'mutation Forgot($email: String!) { requestPasswordReset(input: { email: $email }) { message } }';
const SIGN_UP = 'mutation SignUp($input: SignUpInput!) { initiateSignUp(input: $input) { message } }';
const PASSWORD = 'Monsoon-over-Pune-7';

let count = 0;
const unknownEmail = () => `nobody-${(count += 1)}@example.com`;

/** @param {string} address @param {string} email */
const signUp = (address, email) =>
  operation(address, SIGN_UP, { input: { email, password: PASSWORD, confirmPassword: PASSWORD } });

/**
 * Calls to make with an address that has an account and with one that has none; the responses must be the same.
 * @type {Record<string, (address: string, email: string) => Promise<import('./support/calls.mjs').Response>>}
 */
const CALLS_TO_COMPARE = {
  'log-in': (address, email) => signIn(address, { email, password: 'Not-the-password-1' }),
  'forgot password': (address, email) => operation(address, FORGOT, { email }),
  'sign-up': signUp,
};

/**
 * @param {(email: string) => Promise<import('./support/calls.mjs').Response>} call
 * @param {number} calls
 */
async function compare(call, calls) {
  /** @type {{ known: number[], unknown: number[] }} */
  const times = { known: [], unknown: [] };
  const responses = new Set();
  for (let n = 0; n < calls; n += 1) {
    /** @type {('known' | 'unknown')[]} */
    const order = Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of order) {
      const email = kind === 'known' ? DEMO_MEMBER.email : unknownEmail();
      const start = performance.now();
      const response = await call(email);
      times[kind].push(performance.now() - start);
      responses.add(withoutRequestId(JSON.stringify(response)));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return { ...times, responses };
}

/**
 * Share of all pairs in which the known address took longer than the unknown one; 0.5 means no difference.
 * @param {number[]} known
 * @param {number[]} unknown
 */
function shareOfSlowerPairs(known, unknown) {
  const pairs = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : 0)));
  return pairs.filter(Boolean).length / pairs.length;
}

await withProduct(async (address) => {
  console.log(machine());
  console.log(`${CALLS} calls of each kind, in random order, ${PAUSE_MS} ms apart.\n`);
  let isRevealed = false;
  for (const [name, call] of Object.entries(CALLS_TO_COMPARE)) {
    await compare((email) => call(address, email), WARM_UP_CALLS);
    const { known, unknown, responses } = await compare((email) => call(address, email), CALLS);
    const [a, b] = [median(known), median(unknown)];
    const limit = Math.max(DIFFERENCE_MS_MAX, DIFFERENCE_SHARE_MAX * Math.max(a, b));
    const share = shareOfSlowerPairs(known, unknown);
    const hasSameTime = Math.abs(a - b) <= limit || Math.abs(share - 0.5) <= CHANCE_MAX;
    const isPassed = hasSameTime && responses.size === 1;
    isRevealed ||= !isPassed;
    console.log(
      `${name}: known ${ms(a)}, unknown ${ms(b)}, difference ${ms(a - b)} (limit ${ms(limit)}), ` +
        `known slower in ${Math.round(share * 100)} % of pairs, ` +
        `${responses.size === 1 ? 'same response' : `${responses.size} DIFFERENT RESPONSES`}: ` +
        (isPassed ? 'passed' : 'FAILED'),
    );
    if (responses.size > 1) console.log([...responses].slice(0, 3).join('\n'));
  }
  return isRevealed ? 1 : 0;
});
