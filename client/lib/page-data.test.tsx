import { act, cleanup, screen } from '@testing-library/react';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, renderPage } from '../test/render-page';
import { keepAnswers, operationsAt, prefetchAnswer, usePageAnswer, type PageDocument } from './page-data';

interface Answer {
  word: string;
}

/** A name of its own for each test, because answers are cached for a minute. */
let page: PageDocument<Answer>;
let count = 0;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  page = { name: `Page${(count += 1)}`, text: 'query { word }' };
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

function Word() {
  const { data } = usePageAnswer(page);
  return <p>{data?.word ?? 'nothing'}</p>;
}

const answerWith = (body: unknown) => fetched.mockImplementation(() => Promise.resolve(Response.json(body)));

/** The search parameters of the first request. */
function firstParameters(): Record<string, string | undefined> {
  const { searchParams } = new URL(fetched.mock.calls[0]?.[0] as string, 'https://studio.example');
  return Object.fromEntries(searchParams);
}

async function draw(pageData: Record<string, unknown> = {}) {
  await renderPage(
    <Suspense fallback={<p>on its way</p>}>
      <Word />
    </Suspense>,
    { state: { pageData } },
  );
}

test("renders the server's answer without a request", async () => {
  await draw({ [page.name]: { word: 'dawn' } });
  expect(screen.getByText('dawn')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

test('renders without the data that the server could not load, and does not request it', async () => {
  await draw({ [page.name]: null });
  expect(screen.getByText('nothing')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

test('suspends for one request after a navigation, and caches its answer', async () => {
  answerWith({ data: { word: 'dawn' } });
  await draw();
  expect(await screen.findByText('dawn')).toBeTruthy();
  expect(firstParameters()).toEqual({ operationName: page.name, query: page.text });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
  cleanup();
  await draw();
  expect(await screen.findByText('dawn')).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['the network fails', () => fetched.mockRejectedValue(new TypeError('no network'))],
  ['the answer is an error', () => answerWith({ data: null, errors: [{ message: 'no' }] })],
])('when %s, the page renders without the data and requests it again the next time', async (_what, fail) => {
  fail();
  await draw();
  expect(await screen.findByText('nothing')).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(1);
  cleanup();
  const later = Date.now() + 3000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  answerWith({ data: { word: 'dawn' } });
  await draw();
  expect(await screen.findByText('dawn')).toBeTruthy();
});

test('the page repeats a request that failed while prefetching', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  await prefetchAnswer({ document: page });
  answerWith({ data: { word: 'dawn' } });
  await draw();
  expect(await screen.findByText('dawn')).toBeTruthy();
});

test('a page that waits for a prefetch renders without the data when that fails', async () => {
  let fail = () => {};
  fetched.mockReturnValue(
    new Promise((_resolve, reject) => (fail = () => reject(new TypeError('no network')))),
  );
  void prefetchAnswer({ document: page });
  await draw();
  fail();
  expect(await screen.findByText('nothing')).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a later page renders the answer to its own request, not that of the first page', async () => {
  answerWith({ data: { word: 'noon' } });
  function Site() {
    const navigate = useNavigate();
    const { pathname } = useLocation();
    return (
      <>
        <button onClick={() => void navigate('/later')}>Go</button>
        <Suspense fallback={<p>on its way</p>}>
          <Word key={pathname} />
        </Suspense>
      </>
    );
  }
  await renderPage(<Site />, { state: { pageData: { [page.name]: { word: 'dawn' } } } });
  expect(screen.getByText('dawn')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Go' }));
  expect(await screen.findByText('noon')).toBeTruthy();
});

function Choice({ id }: { id: string }) {
  const { data, retry } = usePageAnswer(page as PageDocument<Answer, { id: string }>, { id });
  return data ? <p>{data.word}</p> : <button onClick={retry}>Try again</button>;
}

const drawChoice = (id: string, pageData: Record<string, unknown> = {}) =>
  renderPage(
    <Suspense fallback={<p>on its way</p>}>
      <Choice id={id} />
    </Suspense>,
    { state: { pageData } },
  );

test('distinguishes answers by their variables, in the page state and in the cache', async () => {
  await drawChoice('a', { [`${page.name} {"id":"a"}`]: { word: 'dawn' } });
  expect(screen.getByText('dawn')).toBeTruthy();
  cleanup();
  answerWith({ data: { word: 'noon' } });
  await drawChoice('b', { [`${page.name} {"id":"a"}`]: { word: 'dawn' } });
  expect(await screen.findByText('noon')).toBeTruthy();
  expect(firstParameters().variables).toBe('{"id":"b"}');
  cleanup();
  answerWith({ data: { word: 'dusk' } });
  await drawChoice('c');
  expect(await screen.findByText('dusk')).toBeTruthy();
});

test('a failed request can be repeated at once', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  await drawChoice('a');
  const button = await screen.findByRole('button', { name: 'Try again' });
  answerWith({ data: { word: 'dawn' } });
  await press(button);
  expect(await screen.findByText('dawn')).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a component shows the answer for its new variables, and requests each only once', async () => {
  function Site() {
    const [id, setId] = useState('a');
    return (
      <Suspense fallback={<p>on its way</p>}>
        <Choice id={id} />
        <button onClick={() => startTransition(() => setId(id === 'a' ? 'b' : 'a'))}>Other</button>
      </Suspense>
    );
  }
  answerWith({ data: { word: 'dawn' } });
  await renderPage(<Site />);
  expect(await screen.findByText('dawn')).toBeTruthy();
  answerWith({ data: { word: 'dusk' } });
  await press(screen.getByRole('button', { name: 'Other' }));
  expect(await screen.findByText('dusk')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Other' }));
  expect(await screen.findByText('dawn')).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an answer that is read again after a change stays until then, and is not that of a cache', async () => {
  answerWith({ data: { word: 'dawn' } });
  let readAgain: () => Promise<boolean> = async () => false;
  function Changing() {
    const { data, reread } = usePageAnswer(page as PageDocument<Answer, { id: string }>, { id: 'a' });
    useEffect(() => void (readAgain = reread));
    return <p>{data?.word}</p>;
  }
  const drawAgain = () =>
    renderPage(
      <Suspense fallback={<p>on its way</p>}>
        <Changing />
      </Suspense>,
    );
  await drawAgain();
  expect(await screen.findByText('dawn')).toBeTruthy();
  fetched.mockRejectedValue(new TypeError('no network'));
  await act(async () => expect(await readAgain()).toBe(false));
  expect(screen.getByText('dawn')).toBeTruthy();
  answerWith({ data: { word: 'dusk' } });
  await act(async () => expect(await readAgain()).toBe(true));
  expect(screen.getByText('dusk')).toBeTruthy();
  const addresses = fetched.mock.calls.map(([address]) => address);
  expect(addresses[0]).not.toContain('changed=');
  expect(addresses[2]).toContain('changed=');
  cleanup();
  await drawAgain();
  expect(await screen.findByText('dusk')).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('keeps the answers of the first page for the way back, except failures', async () => {
  keepAnswers({ [page.name]: { word: 'dawn' }, Other: null });
  await draw();
  expect(await screen.findByText('dawn')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
  cleanup();
  answerWith({ data: { word: 'noon' } });
  await prefetchAnswer({ document: { name: 'Other', text: '' } });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('omits a query whose variables are not in the address', () => {
  const opened = (search: URLSearchParams) => (search.has('id') ? { id: search.get('id') } : null);
  const queries = [{ document: page }, { document: page, variables: opened }];
  expect(operationsAt(queries, new URLSearchParams())).toEqual([{ document: page }]);
  expect(operationsAt(queries, new URLSearchParams('id=a'))).toEqual([
    { document: page },
    { document: page, variables: { id: 'a' } },
  ]);
  expect(operationsAt(undefined, new URLSearchParams())).toEqual([]);
});
