import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MUSCLE_LABELS } from '#common/exercises/exercises';
import { MINUTE_MS } from '#common/time';
import { press, renderPage } from '../../test/render-page';
import { Page } from './exercise-hub-page';
import { answerKeyOf, EXERCISES, guideOf, openHub, stubServer } from './testing/exercise-site';

let server: ReturnType<typeof stubServer>;
/** Responses are cached for a minute, so each test starts after that has passed. */
let now = Date.parse('2026-11-22T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: (now += 2 * MINUTE_MS) });
  server = stubServer();
  Element.prototype.scrollIntoView = vi.fn();
});

const list = () => screen.getByRole('region', { name: 'List of exercises' });
const names = () =>
  within(list())
    .queryAllByRole('link')
    .map((link) => link.dataset['exercise']);
const row = (name: string) => within(list()).getByRole('link', { name: new RegExp(`^${name}`) });
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search exercises' });
const count = () => within(list()).getByRole('status').textContent;
const filter = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Muscle group', hidden: true })).getByRole('link', {
    name,
    hidden: true,
  });
const resetButton = () =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: 'Reset', hidden: true })[0]!;

async function type(words: string) {
  fireEvent.change(box(), { target: { value: words } });
  await act(() => vi.advanceTimersByTimeAsync(300));
}

test('lists every exercise with its muscle and equipment', async () => {
  await openHub();
  expect(names()).toEqual(EXERCISES.map(({ id }) => id));
  expect(row('Bench Press').textContent).toContain('Chest · Barbell');
  expect(row('Squat').getAttribute('href')).toBe('/exercise-hub?exercise=squat');
  expect(count()).toBe('4 Exercises Found');
});

test('links to six popular muscles while no exercise is open', async () => {
  await openHub();
  const welcome = screen.getByRole('region', { name: 'Choose an exercise' });
  const links = within(within(welcome).getByRole('list')).getAllByRole('link');
  expect(links).toHaveLength(6);
  expect(links[0]?.getAttribute('href')).toBe('/exercise-hub?muscle=chest');
});

test('an exercise of a plan leads back to its day there, and to the list', async () => {
  server.answer(guideOf());
  await openHub('?exercise=dumbbell-fly&tab=workout-plan&plan=plan-1&day=3');
  const back = screen.getByRole('link', { name: 'Back to the plan' });
  expect(back.getAttribute('href')).toBe(
    '/Diet?exercise=dumbbell-fly&tab=workout-plan&plan=plan-1&day=3#day-3',
  );
  expect(row('Squat').getAttribute('href')).toBe('/exercise-hub?exercise=squat');
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/exercise-hub');
});

test('an exercise that was not opened from a plan leads to none', async () => {
  server.answer(guideOf());
  await openHub('?exercise=dumbbell-fly');
  expect(screen.queryByRole('link', { name: 'Back to the plan' })).toBeNull();
});

test('opens the exercise in the fragment, which the service worker has put there', async () => {
  server.answer(guideOf());
  const { address } = await openHub('#?exercise=dumbbell-fly&plan=plan-1&day=3');
  expect(address()).toBe('/exercise-hub?exercise=dumbbell-fly&plan=plan-1&day=3');
  expect(screen.getByRole('article', { name: 'Dumbbell Fly' })).toBeTruthy();
});

test('the URL filters the list by known values', async () => {
  await openHub('?muscle=chest&equipment=none');
  expect(names()).toEqual(['push-up']);
  expect(count()).toBe('1 Exercise Found');
  expect(filter('Chest').getAttribute('aria-current')).toBe('true');
  expect(filter('Chest').getAttribute('href')).toBe('/exercise-hub?equipment=none');
  expect(filter('Lats').getAttribute('href')).toBe('/exercise-hub?muscle=lats&equipment=none');
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy();
});

test('the muscle map links to every muscle and marks the selected one', async () => {
  await openHub('?muscle=chest&equipment=none');
  // One in the filters, for narrow windows, and one in the detail pane, for wide ones.
  const [first, second] = screen.getAllByRole('navigation', { name: 'Muscles of the body' });
  expect(first!.outerHTML).toBe(second!.outerHTML);
  const body = within(first!);
  expect(body.getByLabelText('Lats').getAttribute('href')).toBe('/exercise-hub?muscle=lats&equipment=none');
  expect(body.getByLabelText('Chest').getAttribute('aria-current')).toBe('true');
  expect(body.getByLabelText('Chest').getAttribute('href')).toBe('/exercise-hub?equipment=none');
  const named = new Set(body.getAllByRole('link').map((link) => link.getAttribute('aria-label')));
  const placeless = ['Cardio', 'Full Body'];
  expect([...named, ...placeless].sort()).toEqual(Object.values(MUSCLE_LABELS).sort());
});

test('ignores unknown values', async () => {
  await openHub('?muscle=brain&equipment=&exercise=made-up');
  expect(names()).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'Choose an exercise' })).toBeTruthy();
  expect(resetButton().disabled).toBe(true);
});

test('typing filters the list without a request and updates the URL', async () => {
  const { address } = await openHub('?muscle=chest');
  fireEvent.change(box(), { target: { value: ' DUMB ' } });
  expect(names()).toEqual(['dumbbell-fly']);
  expect(address()).toBe('/exercise-hub?muscle=chest');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(address()).toBe('/exercise-hub?search=DUMB&muscle=chest');
  expect(box().value).toBe(' DUMB ');
  expect(server.fetchMock).not.toHaveBeenCalled();
});

test('choosing a filter while typing keeps the search text', async () => {
  const { address } = await openHub();
  fireEvent.change(box(), { target: { value: 'pres' } });
  await press(filter('Chest'));
  expect(address()).toBe('/exercise-hub?search=pres&muscle=chest');
  expect(box().value).toBe('pres');
  await type('press up');
  expect(address()).toBe('/exercise-hub?search=press+up&muscle=chest');
});

test('the search box is updated when a link changes the URL', async () => {
  await openHub('?muscle=chest');
  await type('fly');
  await press(screen.getByRole('link', { name: 'The whole library' }));
  expect(box().value).toBe('');
  expect(names()).toHaveLength(4);
});

test('Reset clears search and filters, and is disabled without any', async () => {
  const { address } = await openHub('?muscle=chest');
  await type('fly');
  expect(resetButton().disabled).toBe(false);
  await press(resetButton());
  expect(names()).toHaveLength(4);
  expect(box().value).toBe('');
  expect(address()).toBe('/exercise-hub');
  expect(resetButton().disabled).toBe(true);
  expect(document.activeElement).toBe(box());
});

test('an empty result shows a message and offers Reset', async () => {
  await openHub('?muscle=chest');
  await type('kettlebell');
  expect(count()).toBe('0 Exercises Found');
  expect(within(list()).getByRole('heading', { name: 'Nothing for these filters' })).toBeTruthy();
  await press(within(list()).getByRole('button', { name: 'Reset' }));
  expect(names()).toHaveLength(4);
});

test('an exercise in the URL is rendered from the page data without a request', async () => {
  await openHub('?exercise=dumbbell-fly', { [answerKeyOf('dumbbell-fly')]: { exercise: guideOf() } });
  const detail = within(screen.getByRole('article', { name: 'Dumbbell Fly' }));
  const [badges] = detail.getAllByRole('list');
  expect(badges?.textContent).toBe('ChestDumbbellBeginner');
  const steps = within(detail.getAllByRole('list').find(({ tagName }) => tagName === 'OL')!);
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(guideOf().steps);
  for (const text of ['Too heavy; take less.', 'Breathe out as the arms close.', 'Triceps, Shoulders'])
    expect(detail.getByText(text)).toBeTruthy();
  expect(detail.getByRole('img', { name: 'Trains Chest most, and also Triceps, Shoulders.' })).toBeTruthy();
  expect(detail.getByRole('link', { name: 'Easier Push-Up' }).getAttribute('href')).toBe(
    '/exercise-hub?exercise=push-up',
  );
  expect(row('Dumbbell Fly').getAttribute('aria-current')).toBe('true');
  expect(server.fetchMock).not.toHaveBeenCalled();
});

test('a row opens its exercise, whose name shows while the rest loads; Esc closes it and restores the focus', async () => {
  const deliver = server.answerLater(guideOf());
  const { address } = await openHub('?muscle=chest');
  await press(row('Dumbbell Fly'));
  expect(address()).toBe('/exercise-hub?muscle=chest&exercise=dumbbell-fly');
  const heading = screen.getByRole('heading', { level: 2, name: 'Dumbbell Fly' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Loading')).toBeTruthy();
  deliver();
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.getByText('Open the arms.')).toBeTruthy();
  await act(async () => void fireEvent.keyDown(heading, { key: 'Escape' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(address()).toBe('/exercise-hub?muscle=chest');
  expect(document.activeElement).toBe(row('Dumbbell Fly'));
});

test('search text typed while an exercise is open is kept when it is closed', async () => {
  server.answer(guideOf());
  const { address } = await openHub();
  await press(row('Squat'));
  await type('push');
  await press(screen.getByRole('link', { name: 'Back to the list' }));
  expect(address()).toBe('/exercise-hub?search=push');
  expect(names()).toEqual(['push-up']);
});

test('search text typed just before an exercise was opened is kept when it is closed', async () => {
  server.answer(guideOf());
  const { address } = await openHub();
  fireEvent.change(box(), { target: { value: 'push' } });
  await press(row('Push-Up'));
  await press(screen.getByRole('link', { name: 'Back to the list' }));
  expect(address()).toBe('/exercise-hub?search=push');
  expect(names()).toEqual(['push-up']);
});

test('closing an exercise that is no longer listed focuses the search box', async () => {
  server.answer(guideOf());
  await openHub();
  await press(row('Squat'));
  await type('push');
  await press(screen.getByRole('link', { name: 'Back to the list' }));
  expect(document.activeElement).toBe(box());
});

test('Reset in the open filter sheet keeps the focus inside', async () => {
  await openHub('?muscle=chest');
  const sheet = document.getElementById('exercise-filters')!;
  const form = resetButton().form!;
  vi.spyOn(form, 'closest').mockImplementation((selector: string) =>
    selector === ':popover-open' ? sheet : form.parentElement!.closest(selector),
  );
  await press(resetButton());
  expect(document.activeElement).toBe(sheet.querySelector('h2'));
});

test('an exercise that failed to load shows an error and can be retried', async () => {
  server.fail();
  await openHub();
  await press(row('Bench Press'));
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.getByRole('alert').textContent).toContain('This exercise did not load.');
  server.answer(guideOf());
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Bench Press' }));
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.getByText('Lie down.')).toBeTruthy();
});

test('an exercise without steps refers to a fitness professional', async () => {
  await openHub('?exercise=squat', { [answerKeyOf('squat')]: { exercise: guideOf({ steps: [] }) } });
  expect(screen.getByText(/Ask a fitness professional/)).toBeTruthy();
});

test('a video does not play automatically and has a description', async () => {
  const demonstration = {
    videoUrl: '/media/exercises/squat.mp4',
    posterUrl: '/media/exercises/squat.jpg',
    description: 'A figure squats.',
  };
  await openHub('?exercise=squat', { [answerKeyOf('squat')]: { exercise: guideOf({ demonstration }) } });
  const film = screen.getByLabelText<HTMLVideoElement>('A figure squats.');
  expect(film.getAttribute('src')).toBe(demonstration.videoUrl);
  expect(film.getAttribute('poster')).toBe(demonstration.posterUrl);
  const { controls, loop, muted, autoplay, preload } = film;
  expect({ controls, loop, muted, autoplay, preload }).toEqual({
    controls: true,
    loop: true,
    muted: true,
    autoplay: false,
    preload: 'none',
  });
  const play = vi.spyOn(film, 'play').mockResolvedValue();
  await press(film);
  expect(play).toHaveBeenCalledTimes(1);
});

test('the arrow keys move from the search box into the list and between rows', async () => {
  await openHub();
  box().focus();
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(row('Bench Press'));
  const arrow = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  arrow('ArrowDown');
  arrow('ArrowDown');
  expect(document.activeElement).toBe(row('Push-Up'));
  arrow('ArrowUp');
  expect(document.activeElement).toBe(row('Dumbbell Fly'));
  arrow('ArrowUp');
  arrow('ArrowUp');
  expect(document.activeElement).toBe(row('Bench Press'));
});

test('prefetches an exercise after its row was hovered or focused for a moment', async () => {
  server.answer(guideOf());
  await openHub();
  fireEvent.pointerEnter(row('Squat'));
  await act(() => vi.advanceTimersByTimeAsync(100));
  fireEvent.pointerLeave(row('Squat'));
  act(() => row('Dumbbell Fly').focus());
  await act(() => vi.advanceTimersByTimeAsync(100));
  act(() => row('Push-Up').focus());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(server.fetchMock).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(server.fetchMock.mock.calls).toEqual([[expect.stringContaining('push-up'), expect.anything()]]);
});

test('prefetches nothing on a device in data saver mode', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await openHub();
  fireEvent.pointerEnter(row('Squat'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(server.fetchMock).not.toHaveBeenCalled();
});

test('shows an error if the exercises failed to load', async () => {
  await renderPage(<Page />, { path: '/exercise-hub', state: { pageData: { ExerciseHubPage: null } } });
  expect(screen.getByRole('alert').textContent).toContain('The exercises did not load.');
  expect(screen.getByRole('heading', { level: 1, name: 'Exercises' })).toBeTruthy();
});
