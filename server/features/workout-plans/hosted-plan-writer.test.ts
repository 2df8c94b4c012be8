import { afterEach, beforeEach, expect, test } from 'vitest';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { generate, PLAN_INPUT, savePlan } from '../../test/plan-calls';
import { hostedPlanWriter } from './hosted-plan-writer';
import {
  answers,
  dropsConnection,
  neverResponds,
  startModelService,
  writes,
  type Answer,
  type ModelService,
} from './testing/model-service';
import {
  hostedPlanPerAddress,
  hostedPlanPerMember,
  workoutPlanPerAddress,
  workoutPlanPerMember,
} from './workout-plan.rate-limits';

const KEY = 'key-of-the-studio-4711';
const TIMEOUT_MS = 5000;

let service: ModelService;
let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  service = await startModelService();
  await start(TIMEOUT_MS);
});
afterEach(async () => {
  await harness.stop();
  await service.stop();
});

async function start(timeoutMs: number): Promise<void> {
  const settings = { url: service.url, key: KEY, timeoutMs };
  harness = await startHarness(undefined, {
    planWriter: (logger) => hostedPlanWriter(settings, logger),
    logLevel: 'trace',
  });
  browser = new Browser(harness);
}

/** Generates a plan over GraphQL and REST, expects the same error from both, and returns it. */
async function failureFromBoth() {
  const rest = await browser.rest('POST', '/api/workout-plan', PLAN_INPUT);
  const { code, message } = rest.body;
  const plain = { status: rest.status, code, message, fields: {} };
  expect(refusalOf(await generate(browser))).toEqual(plain);
  return plain;
}

const failed = (message: string) => ({ status: 502, code: 'UPSTREAM_FAILED', message, fields: {} });

test('returns the text of the model and the days of the built-in planner', async () => {
  service.answer = writes('Day 1: squats.\nDay 2: rest.');
  const { data, errors } = await generate(browser);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    generateWorkoutPlan: { text: 'Day 1: squats.\nDay 2: rest.', isTextByModel: true },
  });
  expect(data).toMatchObject({ generateWorkoutPlan: { plan: { length: 14, goal: 'MUSCLE_GAIN' } } });
  const rest = await browser.rest('POST', '/api/workout-plan', PLAN_INPUT);
  expect(rest.body['text']).toBe('Day 1: squats.\nDay 2: rest.');
});

test('sends the service the input of the form and the key, but no personal data', async () => {
  const { browser: member, user } = await signedIn(harness);
  await generate(member, { ...PLAN_INPUT, limitations: null });
  const [{ headers, body }] = service.calls as [ModelService['calls'][number]];
  expect(headers.authorization).toBe(`Bearer ${KEY}`);
  expect(headers['content-type']).toBe('application/json');
  expect(body).toEqual({
    inputs: expect.stringContaining('Write a workout plan for 14 days.') as string,
    parameters: { max_new_tokens: 1000 },
  });
  const { inputs } = body as { inputs: string };
  for (const word of ['Muscle gain', 'Beginner', 'At home', 'Dumbbells']) expect(inputs).toContain(word);
  for (const secret of [user.id, user.email]) expect(inputs).not.toContain(secret);
});

test('never sends limitations, which are health data: the built-in planner writes the text', async () => {
  const { browser: member } = await signedIn(harness);
  await member.gql('mutation { saveDietDetails(input: { limitations: "Bad knee since 2019" }) { message } }');
  const { data } = await generate(member, { ...PLAN_INPUT, limitations: null });
  expect(data).toMatchObject({ generateWorkoutPlan: { isTextByModel: false } });
  await generate(browser, { ...PLAN_INPUT, limitations: ['wrist'] });
  expect(service.calls).toEqual([]);
});

test('removes a prompt that the service repeats', async () => {
  service.answer = (req, res) => {
    const { inputs } = service.calls.at(-1)!.body as { inputs: string };
    writes(`${inputs}\n\nDay 1: squats.`)(req, res);
  };
  expect((await generate(browser)).data).toMatchObject({ generateWorkoutPlan: { text: 'Day 1: squats.' } });
});

const STATUS = 'the plan service answered with status';
const UNREADABLE = 'the plan service sent an answer that cannot be read';

const FAILURES: [name: string, answer: Answer, reason: string][] = [
  ['an internal error', answers('{"error":"Model is loading"}', 500), `${STATUS} 500`],
  ['a wrong key', answers('{"error":"Unauthorized"}', 401), `${STATUS} 401`],
  ['too many requests', answers('{}', 429), 'the plan service is busy'],
  ['an HTML page', answers('<html>Bad gateway</html>'), UNREADABLE],
  ['an object instead of a list', answers('{"generated_text":"Day 1"}'), UNREADABLE],
  ['a redirect', answers('', 307, { Location: '/elsewhere' }), `${STATUS} 307`],
  [
    'an oversized text',
    answers(JSON.stringify([{ generated_text: 'x'.repeat(300_000) }])),
    'the answer of the plan service is too long',
  ],
];

test.each(FAILURES)('reports %s without retrying', async (_name, answer, reason) => {
  service.answer = answer;
  expect(await failureFromBoth()).toEqual(failed(workoutPlanMessages.planFailed(reason)));
  expect(service.calls.map(({ path }) => path)).toEqual(['/models/coach', '/models/coach']);
});

test.each([
  ['no item', '[]'],
  ['an item without a text', '[{}]'],
  ['an empty text', '[{"generated_text":" \\n"}]'],
  ['a text that is not a string', '[{"generated_text":7}]'],
])('reports a response with %s as empty', async (_name, body) => {
  service.answer = answers(body);
  expect(await failureFromBoth()).toEqual(failed(workoutPlanMessages.planEmpty));
});

test('retries a failed connection once', async () => {
  service.answer = (req, res) =>
    service.calls.length === 1 ? dropsConnection(req, res) : writes('Day 1')(req, res);
  expect((await generate(browser)).data).toMatchObject({ generateWorkoutPlan: { text: 'Day 1' } });
  expect(service.calls).toHaveLength(2);
});

test('reports a connection that fails twice', async () => {
  service.answer = dropsConnection;
  const message = workoutPlanMessages.planFailed('the plan service cannot be reached');
  expect(refusalOf(await generate(browser))).toEqual(failed(message));
  expect(service.calls).toHaveLength(2);
});

test('reports a response that breaks off', async () => {
  service.answer = (_req, res) => {
    res.writeHead(200, { 'Content-Length': '5000' });
    res.write('[{"generated_text":"Day');
    setImmediate(() => res.destroy());
  };
  const message = workoutPlanMessages.planFailed('the plan service cannot be reached');
  expect(refusalOf(await generate(browser))).toEqual(failed(message));
});

test('reports a time-out without retrying', async () => {
  await harness.stop();
  await start(150);
  service.answer = neverResponds;
  const message = workoutPlanMessages.planFailed('the plan service took too long to answer');
  expect(refusalOf(await generate(browser))).toEqual(failed(message));
  expect(service.calls).toHaveLength(1);
});

test('neither responses nor logs contain the key or the URL of the service', async () => {
  const seen: string[] = [];
  for (const answer of [writes('Day 1'), answers(KEY, 500), answers(KEY), answers('[]'), dropsConnection]) {
    service.answer = answer;
    seen.push(JSON.stringify(await generate(browser)));
  }
  const log = harness.logs.join('');
  expect(log).toContain('no plan from the hosted model');
  expect(log).toContain('an empty plan from the hosted model');
  for (const text of [...seen, log]) {
    expect(text).not.toContain(KEY);
    expect(text).not.toContain(service.url);
    expect(text).not.toContain(new URL(service.url).host);
  }
});

test('limits hosted plans per day by member and by network address', async () => {
  const { browser: member } = await signedIn(harness);
  const [own, shared] = [hostedPlanPerMember, hostedPlanPerAddress];
  for (let n = 0; n < own.points; n += 1) expect((await generate(member)).errors).toEqual([]);
  expect(refusalOf(await generate(member)).status).toBe(429);
  for (let n = own.points; n < shared.points; n += 1) expect((await generate(browser)).errors).toEqual([]);
  expect(refusalOf(await generate(browser)).status).toBe(429);
  expect(service.calls).toHaveLength(shared.points);
  expect((await generate(new Browser(harness, { address: '198.51.100.10' }))).errors).toEqual([]);
});

test('a failed text does not count towards the limits of hosted plans', async () => {
  const { browser: member } = await signedIn(harness);
  const { points } = hostedPlanPerMember;
  service.answer = answers('{}', 500);
  for (let n = 0; n <= points; n += 1)
    expect(refusalOf(await generate(member))).toMatchObject({ status: 502 });
  service.answer = writes('Day 1');
  for (let n = 0; n < points; n += 1) expect((await generate(member)).errors).toEqual([]);
  expect(refusalOf(await generate(member)).status).toBe(429);
  // The member's plans count for the network address as well.
  const left = hostedPlanPerAddress.points - points;
  for (let n = 0; n < left; n += 1) expect((await generate(browser)).errors).toEqual([]);
  expect(refusalOf(await generate(browser)).status).toBe(429);
});

test('a plan refused because of the network limit does not count for the member', async () => {
  const { browser: member } = await signedIn(harness);
  for (let n = 0; n < hostedPlanPerAddress.points; n += 1) await generate(browser);
  expect(refusalOf(await generate(member)).status).toBe(429);
  const counted = "select points from rate_limits where key like 'hostedPlanPerMember:%'";
  expect(await harness.dataSource.query(counted)).toEqual([{ points: 0 }]);
});

test('calls to a failing model are limited by the general limits of plans', async () => {
  const { browser: member } = await signedIn(harness);
  service.answer = answers('[]');
  const [own, shared] = [workoutPlanPerMember, workoutPlanPerAddress];
  for (let n = 0; n < own.points; n += 1) expect(refusalOf(await generate(member)).status).toBe(502);
  expect(refusalOf(await generate(member)).status).toBe(429);
  for (let n = own.points; n < shared.points; n += 1)
    expect(refusalOf(await generate(browser)).status).toBe(502);
  expect(refusalOf(await generate(browser)).status).toBe(429);
  expect(service.calls).toHaveLength(shared.points);
});

test('saving a plan does not call the service', async () => {
  const { browser: member } = await signedIn(harness);
  expect((await savePlan(member)).errors).toEqual([]);
  expect(service.calls).toEqual([]);
});
