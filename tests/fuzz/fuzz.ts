/** Sends hostile requests to every operation of GraphQL and every route of REST, and looks at the answers. */
import { REST_ROUTES } from '#server/composition/parts';
import { getSchema } from '#server/composition/schema';
import type { Harness } from '#server/test/harness';
import { idsOf, newCallers, type Callers } from './callers';
import { graphqlRequest, operationsIn } from './graphql-requests';
import { problemsOfContent } from './http-details';
import type { Ids } from './plausible-values';
import { Random } from './random';
import { problemOf, send, type Failure, type FuzzRequest } from './request';
import { restRequest } from './rest-requests';

/** How many requests are sent by the same callers. */
const ROUND = 60;
/** Failures after which it ends: the rest is hardly news. */
const FAILURES_MAX = 20;

interface Plan {
  seed: number;
  /** Whether to continue after this many requests. */
  continues: (tried: number) => boolean;
}

export interface Outcome {
  tried: number;
  hangs: number;
  failures: Failure[];
  /** How many answers had each status. */
  statuses: Record<number, number>;
}

type NextRequest = (random: Random, ids: Ids) => FuzzRequest;

export async function fuzz(harness: Harness, { seed, continues }: Plan): Promise<Outcome> {
  const random = new Random(seed);
  const requests = await allRequests();
  const outcome: Outcome = { tried: 0, hangs: 0, failures: [], statuses: {} };
  for (const failure of await problemsOfContent(harness)) outcome.failures.push(failure);
  let [callers, ids]: [Callers, Ids] = [{}, []];
  while (continues(outcome.tried) && outcome.failures.length < FAILURES_MAX) {
    if (outcome.tried % ROUND === 0)
      [callers, ids] = [await newCallers(harness, outcome.tried), await idsOf(harness)];
    // Admins get furthest.
    const caller = random.isTrue(0.4) ? 'admin' : random.pick(Object.keys(callers));
    // The requests take turns, so that a short run covers all of them.
    const request = requests[outcome.tried % requests.length]!(random, ids);
    await tryOne(harness, outcome, { caller, request: asCaller(request, callers[caller]) });
  }
  return outcome;
}

async function allRequests(): Promise<NextRequest[]> {
  const operations = operationsIn(await getSchema());
  const toGraphql = operations.map(
    (operation): NextRequest =>
      (random, ids) =>
        graphqlRequest(operation, random, ids),
  );
  const toRest = REST_ROUTES.map(
    (route): NextRequest =>
      (random, ids) =>
        restRequest(route, random, ids),
  );
  return [...toGraphql, ...toRest];
}

const asCaller = (request: FuzzRequest, token: string | undefined): FuzzRequest => ({
  ...request,
  headers: { ...(token && { authorization: `Bearer ${token}` }), ...request.headers },
});

async function tryOne(
  harness: Harness,
  outcome: Outcome,
  { caller, request }: Pick<Failure, 'caller' | 'request'>,
): Promise<void> {
  const number = outcome.tried++;
  const failed = (problem: string, answer?: string) =>
    void outcome.failures.push({ problem, caller, number, request, answer });
  const errors = errorsIn(harness);
  const answer = await send(harness.address, request).catch((error: unknown) => error as Error);
  if (answer === null) outcome.hangs++;
  if (answer === null) failed('no answer');
  else if (answer instanceof Error) failed(`broken connection: ${answer.message}`);
  else {
    outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
    const problem =
      problemOf(request, answer) ?? (errorsIn(harness) > errors ? 'an error in the log' : undefined);
    if (problem) failed(problem, answer.body.slice(0, 500) + lastErrorIn(harness));
  }
}

const isError = (line: string): boolean => line.includes('"level":50') || line.includes('"level":"error"');
const errorsIn = ({ logs }: Harness): number => logs.filter(isError).length;
const lastErrorIn = ({ logs }: Harness): string => logs.findLast(isError)?.slice(0, 3000) ?? '';

/** The caller says whose token it was. */
const withoutToken = (name: string, value: unknown): unknown =>
  name === 'authorization' ? undefined : value;

/** The result in one line, and how to repeat each failure. */
export function reportOf({ tried, hangs, failures, statuses }: Outcome, seed: number): string {
  const lines = failures.map((failure) => `seed ${seed}: ${JSON.stringify(failure, withoutToken)}`);
  const broken = failures.filter(({ problem }) => problem.startsWith('status 5')).length;
  const others = failures.length - broken - hangs;
  const summary = `tried ${tried}, 5xx ${broken}, hangs ${hangs}, other problems ${others}`;
  return [...lines, `${summary} (seed ${seed}; answers by status: ${JSON.stringify(statuses)})`].join('\n');
}
