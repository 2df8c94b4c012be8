import { afterEach, beforeEach, expect, test } from 'vitest';
import { messages } from '#common/messages';
import { RULES } from '../../rate-limits/rules';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { generate, PLAN_INPUT, savePlan } from '../../test/plan-calls';
import { hostedPlanWriter } from './hosted-plan-writer';
import {
  answers,
  hangsUp,
  keepsSilent,
  startModelService,
  writes,
  type Answer,
  type ModelService,
} from './testing/model-service';

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

/** What both doors say to a generation that fails. */
async function refusals() {
  const rest = await browser.rest('POST', '/api/workout-plan', PLAN_INPUT);
  const { code, message } = rest.body;
  const plain = { status: rest.status, code, message, fields: {} };
  expect(refusalOf(await generate(browser))).toEqual(plain);
  return plain;
}

const failed = (message: string) => ({ status: 502, code: 'UPSTREAM_FAILED', message, fields: {} });

test('the text is the model’s, the days are the built-in planner’s', async () => {
  service.answer = writes('Day 1: squats.\nDay 2: rest.');
  const { data, errors } = await generate(browser);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    generateWorkoutPlan: { text: 'Day 1: squats.\nDay 2: rest.', isTextByModel: true },
  });
  expect(data).toMatchObject({ generateWorkoutPlan: { plan: { length: 14, goal: 'muscle_gain' } } });
  const rest = await browser.rest('POST', '/api/workout-plan', PLAN_INPUT);
  expect(rest.body['text']).toBe('Day 1: squats.\nDay 2: rest.');
});

test('the service is sent the choices of the form and the key, and nothing about who asks', async () => {
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

test('a plan for somebody with limitations is written by the built-in planner: they are health data', async () => {
  const { browser: member } = await signedIn(harness);
  await member.gql('mutation { saveDietDetails(input: { limitations: "Bad knee since 2019" }) { userId } }');
  const { data } = await generate(member, { ...PLAN_INPUT, limitations: null });
  expect(data).toMatchObject({ generateWorkoutPlan: { isTextByModel: false } });
  await generate(browser, { ...PLAN_INPUT, limitations: ['wrist'] });
  expect(service.calls).toEqual([]);
});

test('a prompt that the service repeats is not shown', async () => {
  service.answer = (req, res) => {
    const { inputs } = service.calls.at(-1)!.body as { inputs: string };
    writes(`${inputs}\n\nDay 1: squats.`)(req, res);
  };
  expect((await generate(browser)).data).toMatchObject({ generateWorkoutPlan: { text: 'Day 1: squats.' } });
});

const STATUS = 'the plan service answered with status';
const UNREADABLE = 'the plan service sent an answer that cannot be read';

const FAILURES: [name: string, answer: Answer, reason: string][] = [
  ['an error of its own', answers('{"error":"Model is loading"}', 500), `${STATUS} 500`],
  ['a wrong key', answers('{"error":"Unauthorized"}', 401), `${STATUS} 401`],
  ['too many requests', answers('{}', 429), 'the plan service is busy'],
  ['a page', answers('<html>Bad gateway</html>'), UNREADABLE],
  ['something that is no list', answers('{"generated_text":"Day 1"}'), UNREADABLE],
  ['a redirect', answers('', 307, { Location: '/elsewhere' }), `${STATUS} 307`],
  [
    'a text without end',
    answers(JSON.stringify([{ generated_text: 'x'.repeat(300_000) }])),
    'the answer of the plan service is too long',
  ],
];

test.each(FAILURES)('%s is told in the documented words, asked once', async (_name, answer, reason) => {
  service.answer = answer;
  expect(await refusals()).toEqual(failed(messages.planFailed(reason)));
  expect(service.calls.map(({ path }) => path)).toEqual(['/models/coach', '/models/coach']);
});

test.each([
  ['no item', '[]'],
  ['an item without a text', '[{}]'],
  ['an empty text', '[{"generated_text":" \\n"}]'],
  ['a text of another kind', '[{"generated_text":7}]'],
])('an answer with %s is no content', async (_name, body) => {
  service.answer = answers(body);
  expect(await refusals()).toEqual(failed(messages.planEmpty));
});

test('a connection that fails once is tried again', async () => {
  service.answer = (req, res) => (service.calls.length === 1 ? hangsUp(req, res) : writes('Day 1')(req, res));
  expect((await generate(browser)).data).toMatchObject({ generateWorkoutPlan: { text: 'Day 1' } });
  expect(service.calls).toHaveLength(2);
});

test('a connection that fails again is told, and not tried a third time', async () => {
  service.answer = hangsUp;
  const said = messages.planFailed('the plan service cannot be reached');
  expect(refusalOf(await generate(browser))).toEqual(failed(said));
  expect(service.calls).toHaveLength(2);
});

test('an answer that breaks off is told', async () => {
  service.answer = (_req, res) => {
    res.writeHead(200, { 'Content-Length': '5000' });
    res.write('[{"generated_text":"Day');
    setImmediate(() => res.destroy());
  };
  const said = messages.planFailed('the plan service cannot be reached');
  expect(refusalOf(await generate(browser))).toEqual(failed(said));
});

test('a service that does not answer is waited for as long as is set, and asked once', async () => {
  await harness.stop();
  await start(150);
  service.answer = keepsSilent;
  const said = messages.planFailed('the plan service took too long to answer');
  expect(refusalOf(await generate(browser))).toEqual(failed(said));
  expect(service.calls).toHaveLength(1);
});

test('neither answers nor the log hold the key or the address of the service', async () => {
  const seen: string[] = [];
  for (const answer of [writes('Day 1'), answers(KEY, 500), answers(KEY), answers('[]'), hangsUp]) {
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

test('a member has so many plans a day, strangers of one network together some more', async () => {
  const { browser: member } = await signedIn(harness);
  const { hostedPlanPerMember: own, hostedPlanPerAddress: shared } = RULES;
  for (let n = 0; n < own.points; n += 1) expect((await generate(member)).errors).toEqual([]);
  expect(refusalOf(await generate(member)).status).toBe(429);
  for (let n = own.points; n < shared.points; n += 1) expect((await generate(browser)).errors).toEqual([]);
  expect(refusalOf(await generate(browser)).status).toBe(429);
  expect(service.calls).toHaveLength(shared.points);
  expect((await generate(new Browser(harness, { address: '198.51.100.10' }))).errors).toEqual([]);
});

test('what the model fails to write does not count for the plans of the day', async () => {
  const { browser: member } = await signedIn(harness);
  const { points } = RULES.hostedPlanPerMember;
  service.answer = answers('{}', 500);
  for (let n = 0; n <= points; n += 1)
    expect(refusalOf(await generate(member))).toMatchObject({ status: 502 });
  service.answer = writes('Day 1');
  for (let n = 0; n < points; n += 1) expect((await generate(member)).errors).toEqual([]);
  expect(refusalOf(await generate(member)).status).toBe(429);
  // Those of the member count for the network, too.
  const left = RULES.hostedPlanPerAddress.points - points;
  for (let n = 0; n < left; n += 1) expect((await generate(browser)).errors).toEqual([]);
  expect(refusalOf(await generate(browser)).status).toBe(429);
});

test('a network that has used up its plans costs a member none of their own', async () => {
  const { browser: member } = await signedIn(harness);
  for (let n = 0; n < RULES.hostedPlanPerAddress.points; n += 1) await generate(browser);
  expect(refusalOf(await generate(member)).status).toBe(429);
  const counted = "select points from rate_limits where key like 'hostedPlanPerMember:%'";
  expect(await harness.dataSource.query(counted)).toEqual([{ points: 0 }]);
});

test('a model that fails is asked as often as plans are made, and no more', async () => {
  const { browser: member } = await signedIn(harness);
  service.answer = answers('[]');
  const { workoutPlanPerMember: own, workoutPlanPerAddress: shared } = RULES;
  for (let n = 0; n < own.points; n += 1) expect(refusalOf(await generate(member)).status).toBe(502);
  expect(refusalOf(await generate(member)).status).toBe(429);
  for (let n = own.points; n < shared.points; n += 1)
    expect(refusalOf(await generate(browser)).status).toBe(502);
  expect(refusalOf(await generate(browser)).status).toBe(429);
  expect(service.calls).toHaveLength(shared.points);
});

test('a plan that is saved does not ask the service', async () => {
  const { browser: member } = await signedIn(harness);
  expect((await savePlan(member)).errors).toEqual([]);
  expect(service.calls).toEqual([]);
});
