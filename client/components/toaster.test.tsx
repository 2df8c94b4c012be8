import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type * as toasts from '../lib/toast';
import { renderPage } from '../test/render-page';
import type * as toaster from './toaster';

let showToast: typeof toasts.showToast;
let Toaster: typeof toaster.Toaster;
beforeEach(async () => {
  // Toasts are kept as long as the module, which other tests may have used.
  vi.resetModules();
  ({ showToast } = await import('../lib/toast'));
  ({ Toaster } = await import('./toaster'));
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

/** After its time a toast is removed with an animation, which takes some time as well. */
const passAndLeave = (ms: number) => {
  pass(ms);
  pass(1_000);
};
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('group').map((toast) => toast.getAttribute('aria-label'));

/** The first toast appears only once the code that renders it has loaded. */
const say = (...toast: Parameters<typeof showToast>) =>
  act(async () => {
    showToast(...toast);
    await import('./toast-stack');
  });

test('announces a toast politely in an existing live region, and removes it after five seconds', async () => {
  await renderPage(<Toaster />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  await say('Review saved');
  expect(region.textContent).toBe('Review saved');
  expect(screen.queryByRole('alert')).toBeNull();
  pass(4_800);
  expect(shown()).toEqual(['Review saved']);
  passAndLeave(1_000);
  expect(shown()).toEqual([]);
});

test('a toast stays while it is hovered or has the focus', async () => {
  await renderPage(<Toaster />);
  await say('Logged out');
  const toast = screen.getByRole('group');
  fireEvent.mouseEnter(toast);
  pass(20_000);
  expect(shown()).toEqual(['Logged out']);
  act(() => screen.getByRole('button', { name: 'Close message' }).focus());
  fireEvent.mouseLeave(toast);
  pass(20_000);
  expect(shown()).toEqual(['Logged out']);
  act(() => screen.getByRole('button', { name: 'Close message' }).blur());
  passAndLeave(6_000);
  expect(shown()).toEqual([]);
});

test('shows three toasts at a time, each of which can be closed', async () => {
  await renderPage(<Toaster />);
  await say('One');
  act(() => ['Two', 'Three', 'Four'].forEach((text) => showToast(text)));
  expect(shown()).toEqual(['One', 'Two', 'Three']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close message' })[0] as Element);
  pass(1_000);
  expect(shown()).toEqual(['Two', 'Three', 'Four']);
});

test('a closed toast is not shown again when the page is rendered again', async () => {
  const { unmount } = await renderPage(<Toaster />);
  await say('One');
  await say('Two');
  fireEvent.click(screen.getAllByRole('button', { name: 'Close message' })[0] as Element);
  pass(1_000);
  unmount();
  await renderPage(<Toaster />);
  expect(shown()).toEqual(['Two']);
});

test('a toast with an action stays, and its button runs the action', async () => {
  await renderPage(<Toaster />);
  const reload = vi.fn();
  await say('Update ready', { label: 'Reload', run: reload });
  const button = screen.getByRole('button', { name: 'Reload' });
  act(() => button.focus());
  act(() => button.blur());
  passAndLeave(20_000);
  expect(shown()).toEqual(['Update ready']);
  fireEvent.click(button);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a toast whose action is also available elsewhere stays for eight seconds', async () => {
  await renderPage(<Toaster />);
  await say('Attendance marked', { label: 'Undo', run: () => {}, isExtra: true });
  pass(7_800);
  expect(shown()).toEqual(['Attendance marked']);
  passAndLeave(1_000);
  expect(shown()).toEqual([]);
});

test('an action that is also available elsewhere closes its toast, and the focus returns', async () => {
  await renderPage(
    <>
      <input aria-label="Before" />
      <Toaster />
    </>,
  );
  const undo = vi.fn();
  await say('Attendance marked', { label: 'Undo', run: undo, isExtra: true });
  const button = screen.getByRole('button', { name: 'Undo' });
  act(() => screen.getByLabelText('Before').focus());
  act(() => button.focus());
  fireEvent.click(button);
  pass(1_000);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Before'));
});

test('an action can name what gets the focus after it', async () => {
  await renderPage(
    <>
      <input aria-label="Before" />
      <input id="changed" />
      <Toaster />
    </>,
  );
  const about = () => document.getElementById('changed');
  await say('Trainer assigned', { label: 'Undo', run: () => {}, isExtra: true, about });
  const button = screen.getByRole('button', { name: 'Undo' });
  act(() => screen.getByLabelText('Before').focus());
  act(() => button.focus());
  fireEvent.click(button);
  pass(1_000);
  expect(document.activeElement).toBe(about());
});

test('a toast that is closed with the focus in it returns the focus, also by way of another toast', async () => {
  await renderPage(
    <>
      <input aria-label="Before" />
      <Toaster />
    </>,
  );
  await say('One');
  await say('Two');
  const closeOf = (text: string) =>
    within(screen.getByRole('group', { name: text })).getByRole('button', { name: 'Close message' });
  act(() => screen.getByLabelText('Before').focus());
  act(() => closeOf('One').focus());
  act(() => closeOf('Two').focus());
  fireEvent.click(closeOf('One'));
  pass(1_000);
  expect(document.activeElement).toBe(closeOf('Two'));
  fireEvent.click(closeOf('Two'));
  pass(1_000);
  expect(document.activeElement).toBe(screen.getByLabelText('Before'));
});

test.each([
  ['a control at the bottom', [700], 'top'],
  ['more controls at the top', [60, 90, 700], 'bottom'],
  ['no control', [400], 'bottom'],
])('with %s, the toasts are where they cover fewer', async (_case, controls, place) => {
  const rect = (top: number, height: number) => ({ left: 0, right: 390, top, bottom: top + height, height });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const isStack = this.matches('[data-at] > *');
    const top = this.closest<HTMLElement>('[data-at]')?.dataset['at'] === 'top' ? 68 : 720;
    return (isStack ? rect(top, 60) : rect(Number(this.title || -100), 44)) as DOMRect;
  });
  Object.assign(Element.prototype, { checkVisibility: () => true });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  await renderPage(
    <>
      {controls.map((top) => (
        <button key={top} title={String(top)} />
      ))}
      <Toaster />
    </>,
  );
  await say('Order placed');
  expect(screen.getByRole('group').closest('[data-at]')?.getAttribute('data-at')).toBe(place);
});
