import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press, renderPage } from '../../../test/render-page';
import { Camera } from './camera';

const codes: string[] = [];
const stop = vi.fn();
const getUserMedia = vi.fn();
const onCode = vi.fn();

const openedAt = (path: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: `${window.location.origin}${path}` } as PerformanceEntry]);

/** The scanner of a browser, which sees each code of the list for one look. */
class FakeDetector {
  static getSupportedFormats = () => Promise.resolve(['qr_code']);
  detect = () => Promise.resolve(codes.splice(0, 1).map((rawValue) => ({ rawValue })));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('BarcodeDetector', FakeDetector);
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue();
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] });
  openedAt('/admin-dashboard?tab=check-in');
});
afterEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
});

const open = () => renderPage(<Camera facingMode="environment" onCode={onCode} />);
const button = (name: string) => screen.getByRole('button', { name });
const pass = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));

test('calls back once with each code of a member, and is off until it is switched on', async () => {
  codes.push('B1FIRST', 'B1FIRST', 'https://example.com', 'B1SECOND');
  await open();
  expect(getUserMedia).not.toHaveBeenCalled();
  await press(button('Use the camera'));
  await pass(2);
  expect(getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'environment' } });
  expect(onCode.mock.calls).toEqual([['B1FIRST'], ['B1SECOND']]);
  await press(button('Switch the camera off'));
  await pass(1);
  expect(stop).toHaveBeenCalledOnce();
  expect(localStorage.getItem('checkInCamera')).toBeNull();
});

test('is on again at the next visit, and off once the page is left', async () => {
  localStorage.setItem('checkInCamera', 'true');
  const { unmount } = await open();
  await pass(1);
  expect(screen.getByLabelText('Picture of the camera')).toBeTruthy();
  unmount();
  await pass(1);
  expect(stop).toHaveBeenCalledOnce();
});

test('says when there is no camera, and that the digits do', async () => {
  getUserMedia.mockRejectedValue(new Error('NotFoundError'));
  await open();
  await press(button('Use the camera'));
  expect(screen.getByText('The camera cannot be used here; type the six digits instead.')).toBeTruthy();
  expect(screen.queryByLabelText('Picture of the camera')).toBeNull();
});

test('a document that may not use the camera is loaded again first', async () => {
  openedAt('/login');
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, reload });
  await open();
  await press(button('Use the camera'));
  expect(reload).toHaveBeenCalledOnce();
  expect(getUserMedia).not.toHaveBeenCalled();
  expect(localStorage.getItem('checkInCamera')).toBe('true');
});
