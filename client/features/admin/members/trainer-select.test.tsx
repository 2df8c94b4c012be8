import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { member, ROHAN, trainer } from '../testing/member-answers';
import type { MemberTableRowFragment } from './members.generated';
import { TrainerSelect } from './trainer-select';

const MEERA = trainer('meera', 'Meera Nair');

const onChange = vi.fn();
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trainer of Asha Rao' });

/** Simulates an arrow or letter key on a closed select. */
function step(value: string, key = 'ArrowDown'): void {
  fireEvent.keyDown(select(), { key });
  fireEvent.change(select(), { target: { value } });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onChange.mockClear();
  render(
    <TrainerSelect
      member={member('asha', 'Asha Rao', { trainer: null }) as unknown as MemberTableRowFragment}
      trainers={[MEERA, ROHAN] as Parameters<typeof TrainerSelect>[0]['trainers']}
      failure={undefined}
      onChange={onChange}
    />,
  );
});

test('trainers on the way to the one who is meant are not assigned', () => {
  step('meera');
  step('rohan');
  expect(select().value).toBe('rohan');
  expect(onChange).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(800));
  expect(onChange.mock.calls).toEqual([[ROHAN]]);
});

test.each([
  ['leaving the field', () => fireEvent.blur(select())],
  ['Enter', () => fireEvent.keyDown(select(), { key: 'Enter' })],
])('%s assigns the trainer at once, and only once', (_name, settle) => {
  step('meera');
  settle();
  act(() => void vi.advanceTimersByTime(800));
  expect(onChange.mock.calls).toEqual([[MEERA]]);
});

test('letters of a name assign the trainer whom all of them mean', () => {
  step('rohan', 'M');
  step('meera', 'e');
  expect(onChange).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(800));
  expect(onChange.mock.calls).toEqual([[MEERA]]);
});

test('Escape leaves the field without a change', () => {
  step('meera');
  fireEvent.keyDown(select(), { key: 'Escape' });
  fireEvent.blur(select());
  act(() => void vi.advanceTimersByTime(800));
  expect(select().value).toBe('');
  expect(onChange).not.toHaveBeenCalled();
});

test('stepping back to the trainer before changes nothing', () => {
  step('meera');
  step('');
  fireEvent.blur(select());
  expect(onChange).not.toHaveBeenCalled();
});

test('a trainer who is chosen in the open list is assigned at once', () => {
  step('meera');
  fireEvent.pointerDown(select());
  fireEvent.change(select(), { target: { value: 'rohan' } });
  act(() => void vi.advanceTimersByTime(800));
  expect(onChange.mock.calls).toEqual([[ROHAN]]);
});
