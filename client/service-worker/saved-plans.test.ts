import { beforeEach, expect, test, vi } from 'vitest';
import { KEPT_PLANS_BYTES_MAX } from '#common/workout-plans/limits';
import { PERSONAL_CACHE } from '../lib/personal-cache';
import type { KeepPlan } from '../lib/plan-message';
import { changeKeptPlans, keptPlanPage } from './saved-plans';

type Files = Map<string, Response>;

/** The browser's caches, by name; a deleted one lives on for those who have opened it. */
let stored: Map<string, Files>;
const served = vi.fn<(url: string) => Response>();

const cacheOf = (files: Files) => ({
  match: (url: string) => Promise.resolve(files.get(url)?.clone()),
  put: (url: string, response: Response) => Promise.resolve(files.set(url, response)),
  delete: (url: string) => Promise.resolve(files.delete(url)),
});

function open(name: string) {
  const files = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, files);
  return Promise.resolve(cacheOf(files));
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('caches', {
    open,
    match: (url: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stored.get(cacheName)?.get(url)),
  });
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(served(url)));
  served.mockReset().mockImplementation(answerTo);
});

const VIDEO_BYTES = 1000;

/** Answers as the server does; `sizes` of the videos by exercise. */
function answerTo(url: string, sizes: Record<string, number> = {}): Response {
  if (url.startsWith('/graphql')) return Response.json({ data: answerOf(url) });
  const id = /(\w+)\.mp4$/.exec(url)?.[1];
  if (id !== undefined) return new Response('v'.repeat(sizes[id] ?? VIDEO_BYTES));
  return new Response(url.startsWith('/media') ? 'picture' : `page with "/assets${url.toLowerCase()}.js"`);
}

function answerOf(url: string) {
  const { searchParams } = new URL(url, 'https://studio.example');
  if (searchParams.get('operationName') === 'ExerciseHubPage')
    return {
      exercises: ['squat', 'plank', 'lunge'].map((id) => ({
        id,
        demonstration: { thumbnailUrl: small(id) },
      })),
    };
  const { id } = JSON.parse(searchParams.get('variables') ?? '') as { id: string };
  return { exercise: { demonstration: { posterUrl: `/media/${id}.webp`, videoUrl: `/media/${id}.mp4` } } };
}

const small = (id: string) => `/media/${id}-320.webp`;

const files = () => [...(stored.get(PERSONAL_CACHE)?.keys() ?? [])];
const media = () => files().filter((url) => url.startsWith('/media'));

/** Keeps a plan as the page does, which has stored the plan's answer itself. */
async function keep(planId: string, exerciseIds: string[]): Promise<void> {
  const answer = `/kept-answers?plan=${planId}`;
  const message: KeepPlan = {
    kind: 'keepPlan',
    planId,
    exerciseIds,
    answers: [answer],
    assets: ['/assets/tab.js'],
  };
  await (await open(PERSONAL_CACHE)).put(answer, new Response('plan'));
  await changeKeptPlans(message);
}

test('keeps the pages, their files, and each exercise with its pictures and video', async () => {
  await keep('one', ['squat']);
  expect(await (await keptPlanPage())?.text()).toContain('page');
  expect(files()).toEqual(
    expect.arrayContaining([
      '/kept-answers?plan=one',
      '/Diet',
      '/exercise-hub',
      '/assets/diet.js',
      '/assets/exercise-hub.js',
      '/assets/tab.js',
    ]),
  );
  expect(media()).toEqual([small('squat'), '/media/squat.webp', '/media/squat.mp4']);
  expect(files().filter((url) => url.startsWith('/graphql'))).toHaveLength(2);
});

test('fetches what another plan needs too once, and keeps it until no plan needs it', async () => {
  await keep('one', ['squat', 'plank']);
  await keep('two', ['plank', 'lunge']);
  expect(served.mock.calls.filter(([url]) => url === '/media/plank.mp4')).toHaveLength(1);
  await changeKeptPlans({ kind: 'dropOtherPlans', planIds: ['two'] });
  expect(media().filter((url) => url.endsWith('.mp4'))).toEqual(['/media/plank.mp4', '/media/lunge.mp4']);
  expect(files()).not.toContain('/kept-answers?plan=one');
  await changeKeptPlans({ kind: 'dropOtherPlans', planIds: [] });
  expect(files()).toEqual(['/kept-plans']);
});

test('the oldest plan makes room for a new one', async () => {
  const half = KEPT_PLANS_BYTES_MAX * 0.45;
  served.mockImplementation((url) => answerTo(url, { squat: half, plank: half, lunge: half }));
  await keep('one', ['squat']);
  await keep('two', ['plank']);
  await keep('one', ['squat']);
  await keep('three', ['lunge']);
  expect(media().filter((url) => url.endsWith('.mp4'))).toEqual(['/media/squat.mp4', '/media/lunge.mp4']);
  expect(files()).not.toContain('/kept-answers?plan=two');
});

test('a plan that is too large itself is kept without the last videos', async () => {
  served.mockImplementation((url) => answerTo(url, { plank: KEPT_PLANS_BYTES_MAX }));
  await keep('one', ['squat', 'plank']);
  expect(files()).toContain('/kept-answers?plan=one');
  expect(media()).toEqual([
    small('squat'),
    small('plank'),
    '/media/squat.webp',
    '/media/plank.webp',
    '/media/squat.mp4',
  ]);
});

test('what could not be loaded is loaded with the next message', async () => {
  served.mockImplementation((url) =>
    url.startsWith('/graphql') ? Response.json({ errors: [{}] }) : answerTo(url),
  );
  await keep('one', ['squat']);
  expect(media()).toEqual([]);
  served.mockImplementation(answerTo);
  await keep('one', ['squat']);
  expect(media()).toHaveLength(3);
});

test('a log-out in the middle of the work leaves nothing', async () => {
  served.mockImplementation((url) => {
    if (url === '/media/squat.webp') stored.delete(PERSONAL_CACHE);
    return answerTo(url);
  });
  await keep('one', ['squat']);
  expect(files()).toEqual([]);
});

test('a message that arrives after the log-out leaves nothing', async () => {
  await changeKeptPlans({ kind: 'dropOtherPlans', planIds: ['one'] });
  expect(files()).toEqual([]);
});

test('a plan whose answer a log-out has deleted is not fetched', async () => {
  const answers = ['/kept-answers?plan=one'];
  await changeKeptPlans({ kind: 'keepPlan', planId: 'one', exerciseIds: ['squat'], answers, assets: [] });
  expect(served).not.toHaveBeenCalled();
  expect(await keptPlanPage()).toBeUndefined();
});
