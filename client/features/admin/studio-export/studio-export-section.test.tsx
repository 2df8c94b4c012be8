import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { studioExportMessages as messages } from '#common/studio-exports/messages';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, type PanelAnswers } from '../testing/open-panel';
import { settingsAnswer, studioSettings } from '../testing/settings-answers';
import { studioExportContent as content } from './studio-export.content';

const made = (values: object = {}) => ({
  studioExport: {
    __typename: 'StudioExport',
    id: 'one',
    status: 'DONE',
    progress: 100,
    startedAt: '2026-11-20T00:55:00Z',
    finishedAt: '2026-11-20T01:00:00Z',
    expiresAt: '2026-11-21T01:00:00Z',
    sizeBytes: 12_345_678,
    explanation: null,
    isOwn: true,
    ...values,
  },
});

const open = (answers: PanelAnswers) =>
  openPanel('?tab=settings', { StudioSettings: () => settingsAnswer(studioSettings()), ...answers });

const section = async () => within(await screen.findByRole('region', { name: content.title }));

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'owner' }));
});

test.each([
  [{}, 'File of 20 Nov 2026, 6:30 am, 12.3 MB. It is kept until 21 Nov 2026, 6:30 am.'],
  [
    { isOwn: false },
    'Another owner exported the studio on 20 Nov 2026, 6:30 am. A new file takes the place of theirs.',
  ],
  [{ status: 'EXPIRED' }, 'The file of 20 Nov 2026, 6:30 am has been deleted.'],
  [{ status: 'FAILED', explanation: messages.stopped.no_space }, messages.stopped.no_space],
  [{ status: 'RUNNING', progress: 40 }, content.running(40)],
  [{ status: 'RUNNING', progress: 40, isOwn: false }, content.runningOfOther(40)],
])('the last export %o', async (values, text) => {
  await open({ StudioExport: () => made(values) });
  const shown = await section();
  expect(shown.getByText(text)).toBeTruthy();
  const canDownload = !('status' in values) && !('isOwn' in values);
  expect(shown.queryByRole('button', { name: content.download }) !== null).toBe(canDownload);
  const isRunning = 'status' in values && values.status === 'RUNNING';
  expect(shown.queryByRole('button', { name: /…$/ }) === null).toBe(isRunning);
});

test('an export is started with the password, and its dialog does not come back when the file is ready', async () => {
  let last: Record<string, unknown> = { studioExport: null };
  const { operations } = await open({
    StudioExport: () => last,
    StartStudioExport: () => {
      last = made();
      const running = made({ status: 'RUNNING', progress: 0 });
      return { startStudioExport: { __typename: 'Payload', message: messages.started, ...running } };
    },
  });
  await press((await section()).getByRole('button', { name: content.start }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: 'Long-enough-2026' } });
  await press(dialog.getByRole('button', { name: content.dialog.submit }));
  expect(operations.find(({ name }) => name === 'StartStudioExport')?.variables).toEqual({
    input: { password: 'Long-enough-2026' },
  });
  expect(await (await section()).findByRole('button', { name: content.download })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the browser fetches the file from an address for one download', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    addresses.push(this.pathname);
  });
  const addresses: string[] = [];
  await open({
    StudioExport: () => made(),
    CreateStudioExportLink: () => ({
      createStudioExportLink: { __typename: 'Payload', url: 'https://studio.example/downloads/token' },
    }),
  });
  await press((await section()).getByRole('button', { name: content.download }));
  expect(addresses).toEqual(['/downloads/token']);
  clicked.mockRestore();
});

test('a download in another session than that of the start asks for the password', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { operations } = await open({
    StudioExport: () => made(),
    CreateStudioExportLink: ({ input }) =>
      (input as { password?: string }).password === 'right-password'
        ? { createStudioExportLink: { __typename: 'Payload', url: 'https://studio.example/downloads/token' } }
        : refusal('Wrong.', { fields: { password: 'Wrong.' } }),
  });
  await press((await section()).getByRole('button', { name: content.download }));
  const dialog = within(await screen.findByRole('dialog', { name: content.downloadDialog.title }));
  const field = dialog.getByLabelText<HTMLInputElement>('Your password');
  for (const password of ['wrong-password', 'right-password']) {
    fireEvent.change(field, { target: { value: password } });
    await press(dialog.getByRole('button', { name: content.download }));
    if (password === 'right-password') break;
    expect(await dialog.findByText('Wrong.')).toBeTruthy();
    expect([field.value, clicked.mock.calls.length]).toEqual([password, 0]);
  }
  expect(operations.at(-1)?.variables).toEqual({ input: { id: 'one', password: 'right-password' } });
  expect(clicked).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  clicked.mockRestore();
});

test('admins do not see exports if there is an owner', async () => {
  storeToken(tokenOf({ role: 'admin' }));
  await open({
    StudioExport: () => refusal(messages.ownersOnly, { code: 'FORBIDDEN', reason: 'PERMISSION_REQUIRED' }),
  });
  expect(screen.queryByRole('region', { name: content.title })).toBeNull();
});
