import { useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { Link } from '../../../navigation/navigation';
import { renderPage } from '../../../test/render-page';
import { Page } from '../exercise-hub-page';
import type { ExerciseDetailQuery, ExerciseHubPageQuery } from '../exercises.page.generated';

type Listed = ExerciseHubPageQuery['exercises'][number];
type Guide = NonNullable<ExerciseDetailQuery['exercise']>;

const listed = (id: string, name: string, more: Partial<Listed> = {}): Listed => ({
  id,
  name,
  aliases: [],
  muscle: 'CHEST',
  equipment: 'DUMBBELL',
  level: 'BEGINNER',
  demonstration: null,
  ...more,
});

export const EXERCISES: Listed[] = [
  listed('bench-press', 'Bench Press', { equipment: 'BARBELL', level: 'INTERMEDIATE' }),
  listed('dumbbell-fly', 'Dumbbell Fly', { aliases: ['flye'] }),
  listed('push-up', 'Push-Up', { equipment: 'NONE' }),
  listed('squat', 'Squat', { muscle: 'QUADRICEPS', equipment: 'NONE' }),
];

export const guideOf = (more: Partial<Guide> = {}): Guide => ({
  secondary: ['TRICEPS', 'SHOULDERS'],
  needs: ['DUMBBELL', 'BENCH'],
  steps: ['Lie down.', 'Open the arms.', 'Close them.'],
  mistakes: ['Straight elbows; bend them a little.', 'Too heavy; take less.'],
  breathing: 'Breathe out as the arms close.',
  caution: 'With a sore shoulder, stop higher.',
  easier: { id: 'push-up', name: 'Push-Up' },
  harder: { id: 'bench-press', name: 'Bench Press' },
  demonstration: null,
  ...more,
});

export const answerKeyOf = (id: string) => `ExerciseDetail ${JSON.stringify({ id })}`;

/** Renders the hub at a URL with its page data, as the server does; `address()` returns the current URL. */
export async function openHub(search = '', answers: Record<string, unknown> = {}) {
  let address = '';
  function Address() {
    const { pathname, search: now } = useLocation();
    address = pathname + now;
    return null;
  }
  const pageData = { ExerciseHubPage: { exercises: EXERCISES }, ...answers };
  await renderPage(
    <>
      <Link to="/exercise-hub">The whole library</Link>
      <Page />
      <Address />
    </>,
    { path: `/exercise-hub${search}`, state: { pageData } },
  );
  return { address: () => address };
}

/** Stubs `fetch` for the queries of the hub. */
export function stubServer() {
  const fetchMock = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetchMock);
  return {
    fetchMock,
    answer: (guide: Guide | null) =>
      fetchMock.mockImplementation(() => Promise.resolve(Response.json({ data: { exercise: guide } }))),
    /** Responds once the returned function is called. */
    answerLater(guide: Guide): () => void {
      let deliver = () => {};
      const delivered = new Promise<void>((resolve) => void (deliver = resolve));
      fetchMock.mockImplementation(() => delivered.then(() => Response.json({ data: { exercise: guide } })));
      return () => deliver();
    },
    fail: () => fetchMock.mockRejectedValue(new TypeError('no network')),
  };
}
