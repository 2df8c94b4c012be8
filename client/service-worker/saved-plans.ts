/**
 * Keeps the pages, exercises, pictures and videos of saved workout plans for use without a connection, in the personal
 * cache, which a log-out deletes. New plans replace the oldest.
 */
import { paths } from '#common/paths';
import { KEPT_PLANS_BYTES_MAX } from '#common/workout-plans/limits';
import {
  ExerciseDetailDocument,
  ExerciseHubPageDocument,
  type ExerciseDetailQuery,
  type ExerciseHubPageQuery,
} from '../features/exercises/exercises.page.generated';
import { QUERY_HEADERS, queryAddress } from '../lib/graphql-request';
import type { PageDocument } from '../lib/page-data';
import { PERSONAL_CACHE } from '../lib/personal-cache';
import type { KeepPlan, PlanMessage } from '../lib/plan-message';
import { isValidAnswer } from './exercise-library';
import { filesOf } from './offline-page';

/** The least important files last: they are left out if a single plan is too large. */
interface KeptPlan {
  planId: string;
  files: string[];
}

/** Where the cache has the list of the plans, newest first. */
const INDEX = '/kept-plans';

/** The plans themselves, and the library, in which their exercises open. Both are the same for everyone. */
const PAGES = [paths.diet, paths.exerciseHub];

const REQUESTS_AT_ONCE = 4;

let lastChange = Promise.resolve();

/** Makes one change after the other, because each reads and writes the list of plans. */
export function changeKeptPlans(message: PlanMessage): Promise<void> {
  const change = () => carryOut(message);
  return (lastChange = lastChange.then(change, change));
}

/** The page of the plans, if there is a plan in the cache. */
export const keptPlanPage = (): Promise<Response | undefined> =>
  caches.match(paths.diet, { cacheName: PERSONAL_CACHE, ignoreVary: true });

async function carryOut(message: PlanMessage): Promise<void> {
  // Opened once: after a log-out, what is stored in the deleted cache is gone with it.
  const cache = await caches.open(PERSONAL_CACHE);
  const before = await keptPlansIn(cache);
  if (message.kind === 'dropOtherPlans') {
    if (before.length === 0) return;
    await setPlans(
      cache,
      before,
      before.filter(({ planId }) => message.planIds.includes(planId)),
    );
    return;
  }
  // The log-out was first: then nothing of the plan is in the cache.
  const [plan] = message.answers;
  if (plan === undefined || !(await cache.match(plan))) return;
  const kept = { planId: message.planId, files: await fetchPlan(cache, message) };
  await setPlans(cache, before, [kept, ...before.filter(({ planId }) => planId !== kept.planId)]);
}

/** Stores what is not stored yet. What cannot be loaded now is tried again when the plan is opened the next time. */
async function fetchPlan(cache: Cache, { exerciseIds, answers, assets }: KeepPlan): Promise<string[]> {
  const pageFiles = (await Promise.all(PAGES.map((page) => fetchPage(cache, page)))).flat();
  const list = addressOf(ExerciseHubPageDocument);
  const details = exerciseIds.map((id) => addressOf(ExerciseDetailDocument, { id }));
  await fetchAll(cache, [...pageFiles, ...assets, list, ...details]);
  const pictures = await picturesOf(cache, { exerciseIds, list, details });
  await fetchAll(cache, pictures);
  return [...new Set([...answers, ...PAGES, ...pageFiles, ...assets, list, ...details, ...pictures])];
}

/** Always the newest version, and with it the files that it refers to. */
async function fetchPage(cache: Cache, path: string): Promise<string[]> {
  try {
    const page = await fetch(path, { credentials: 'omit', cache: 'no-store' });
    if (!page.ok) return [];
    const html = await page.clone().text();
    await cache.put(path, page);
    return filesOf(html);
  } catch {
    return [];
  }
}

async function fetchAll(cache: Cache, urls: string[]): Promise<void> {
  const waiting = [...urls];
  const fetchInTurn = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) await fetchOnce(cache, url);
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, fetchInTurn));
}

async function fetchOnce(cache: Cache, url: string): Promise<void> {
  if (await cache.match(url, { ignoreVary: true })) return;
  try {
    const response = await fetch(url, { credentials: 'omit', headers: QUERY_HEADERS });
    const isAnswer = url.startsWith('/graphql');
    if (response.status === 200 && (!isAnswer || (await isValidAnswer(response))))
      await cache.put(url, response);
  } catch {
    // No connection, or no room on the device.
  }
}

/** Small pictures of all exercises first, then what is shown of an opened one; videos last. */
async function picturesOf(
  cache: Cache,
  { exerciseIds, list, details }: { exerciseIds: string[]; list: string; details: string[] },
): Promise<string[]> {
  const listed = (await answerIn<ExerciseHubPageQuery>(cache, list))?.exercises ?? [];
  const opened = await Promise.all(details.map((url) => answerIn<ExerciseDetailQuery>(cache, url)));
  const demonstrations = opened.map((answer) => answer?.exercise?.demonstration);
  return [
    ...listed.map(({ id, demonstration }) => exerciseIds.includes(id) && demonstration?.thumbnailUrl),
    ...demonstrations.map((shown) => shown?.posterUrl),
    ...demonstrations.map((shown) => shown?.videoUrl),
  ].filter((url): url is string => typeof url === 'string');
}

async function answerIn<Answer>(cache: Cache, url: string): Promise<Answer | undefined> {
  const response = await cache.match(url, { ignoreVary: true });
  return ((await response?.json()) as { data: Answer } | undefined)?.data;
}

const addressOf = ({ name, text }: PageDocument, variables?: { id: string }): string =>
  queryAddress({ operationName: name, query: text, variables });

async function keptPlansIn(cache: Cache): Promise<KeptPlan[]> {
  const index = await cache.match(INDEX);
  return index ? ((await index.json()) as KeptPlan[]) : [];
}

/** Deletes what only plans before have needed, and the oldest plans until the others have room. */
async function setPlans(cache: Cache, before: KeptPlan[], plans: KeptPlan[]): Promise<void> {
  const kept = await withinLimit(cache, plans);
  await cache.put(INDEX, Response.json(kept));
  const needed = new Set(kept.flatMap(({ files }) => files));
  const unneeded = [...before, ...plans].flatMap(({ files }) => files).filter((file) => !needed.has(file));
  await Promise.all([...new Set(unneeded)].map((file) => cache.delete(file, { ignoreVary: true })));
}

async function withinLimit(cache: Cache, plans: KeptPlan[]): Promise<KeptPlan[]> {
  const sizes = new Map<string, number>();
  for (const file of new Set(plans.flatMap(({ files }) => files))) sizes.set(file, await sizeIn(cache, file));
  const sizeOf = (files: string[]) =>
    [...new Set(files)].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  let kept = plans;
  while (kept.length > 1 && sizeOf(kept.flatMap(({ files }) => files)) > KEPT_PLANS_BYTES_MAX)
    kept = kept.slice(0, -1);
  const [newest] = kept;
  if (!newest || kept.length > 1) return kept;
  let { files } = newest;
  while (sizeOf(files) > KEPT_PLANS_BYTES_MAX) files = files.slice(0, -1);
  return [{ ...newest, files }];
}

async function sizeIn(cache: Cache, file: string): Promise<number> {
  const response = await cache.match(file, { ignoreVary: true });
  return response ? (await response.blob()).size : 0;
}
