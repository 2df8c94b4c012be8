import { renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { allToasts, showToast } from '../lib/toast';
import { useLogOut } from './use-log-out';

test('messages that are still shown, which may name members, go with the log-out', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  showToast('Receipt of Asha Rao printed.');
  const { result } = renderHook(useLogOut, { wrapper: MemoryRouter });
  result.current();
  await waitFor(() => expect(allToasts().map(({ text }) => text)).toEqual([authMessages.signedOut]));
});
