import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/render-page';
import { found, pickable } from '../testing/activity-answers';
import { ArrivalField } from './arrival-field';

async function open(search = () => found()) {
  const [onCode, onMember] = [vi.fn<(code: string) => void>(), vi.fn<(id: string) => void>()];
  await renderPage(<ArrivalField ref={createRef()} isBusy={false} onCode={onCode} onMember={onMember} />, {
    answers: { PickMembers: search },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { onCode, onMember };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Code or name');
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));
const enter = () => act(async () => void fireEvent.submit(field().form!));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each(['9876543210', '+91 98765 43210', '0 98765-43210'])(
  'the phone number %s, typed or pasted, finds the member and is no code',
  async (phone) => {
    const search = vi.fn(() => found(pickable('asha')));
    const { onCode, onMember } = await open(search);
    for (let length = 1; length <= phone.length; length += 1) await type(phone.slice(0, length));
    await pass(2000);
    expect(search.mock.lastCall).toEqual([{ search: phone, first: 8 }]);
    vi.useRealTimers();
    await enter();
    await waitFor(() => expect(onMember.mock.calls).toEqual([['asha']]));
    await type(phone);
    expect(await screen.findByRole('button', { name: /^Asha Rao/ })).toBeTruthy();
    expect(onCode).not.toHaveBeenCalled();
  },
);

test('six digits that a phone number can begin with are sent after a pause, or with Enter', async () => {
  const { onCode } = await open();
  await type('987654');
  await pass(700);
  expect(onCode).not.toHaveBeenCalled();
  await pass(100);
  await type('087654');
  await enter();
  await pass(2000);
  expect(onCode.mock.calls).toEqual([['987654'], ['087654']]);
});

test('other six digits are sent at once', async () => {
  const { onCode } = await open();
  await type('123 456');
  expect(onCode.mock.calls).toEqual([['123 456']]);
});
