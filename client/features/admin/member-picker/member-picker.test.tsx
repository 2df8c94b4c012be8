import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/render-page';
import { MemberPicker } from './member-picker';
import type { PickableMemberFragment } from './member-picker.generated';
import { found, pickable } from '../testing/activity-answers';

const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

function Form() {
  const [member, setMember] = useState<PickableMemberFragment | null>(null);
  return (
    <form onSubmit={submit}>
      <MemberPicker label="Member" selected={member} onPick={setMember} />
      <button>Save</button>
      <output>{member?.id}</output>
    </form>
  );
}

async function open(...members: ReturnType<typeof pickable>[]) {
  submit.mockClear();
  await renderPage(<Form />, { answers: { PickMembers: () => found(...members) } });
  const picker = screen.getByRole('combobox', { name: 'Member' });
  await act(async () => picker.focus());
  return picker;
}

const type = (picker: HTMLElement, text: string) => fireEvent.change(picker, { target: { value: text } });

/** Presses Enter as a browser does, which then submits the form unless a handler prevents it. */
async function enter(picker: HTMLElement) {
  await act(async () => {
    if (fireEvent.keyDown(picker, { key: 'Enter', code: 'Enter' })) picker.closest('form')!.requestSubmit();
    await Promise.resolve();
  });
}

const picked = () => document.querySelector('output')?.textContent;
const highlighted = () => document.querySelector('[role=option][aria-selected=true]')?.textContent;

test.each([
  ['the only match', 'kav', [pickable('kavita', 'Kavita Sane')]],
  [
    'a match with exactly this name',
    ' KAVITA sane ',
    [pickable('kavita', 'Kavita Sane'), pickable('second', 'Kavita Sane-Rao')],
  ],
  [
    'a match with exactly this address',
    'kavita@example.com',
    [pickable('kavita', null), pickable('akavita', 'Other')],
  ],
])('Enter picks %s, and submits nothing', async (_, text, members) => {
  const picker = await open(...members);
  type(picker, text);
  await waitFor(() => expect(highlighted()).toContain('kavita@example.com'));
  await enter(picker);
  expect(picked()).toBe('kavita');
  expect(submit).not.toHaveBeenCalled();
  await enter(picker);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('Enter that is pressed before the search has finished picks the only match afterwards', async () => {
  const picker = await open(pickable('kavita', 'Kavita Sane'));
  type(picker, 'kav');
  await enter(picker);
  expect(picked()).toBe('');
  await waitFor(() => expect(picked()).toBe('kavita'));
  expect(picker.getAttribute('aria-expanded')).toBe('false');
  expect(submit).not.toHaveBeenCalled();
});

test('Escape closes the list first, and then what is around the field', async () => {
  const picker = await open(pickable('kavita', 'Kavita Sane'));
  type(picker, 'kav');
  await screen.findByRole('option', { name: /Kavita Sane/ });
  const isLeftToOthers = () => fireEvent.keyDown(picker, { key: 'Escape', code: 'Escape' });
  expect(isLeftToOthers()).toBe(false);
  await waitFor(() => expect(picker.getAttribute('aria-expanded')).toBe('false'));
  expect(isLeftToOthers()).toBe(true);
});

test('where several match, Enter highlights the first, and another one picks it', async () => {
  const picker = await open(pickable('asha', 'Asha Rao'), pickable('asavari', 'Asavari Jog'));
  type(picker, 'as');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(highlighted()).toBeUndefined();
  await enter(picker);
  await waitFor(() => expect(highlighted()).toContain('Asha Rao'));
  expect(picked()).toBe('');
  await enter(picker);
  expect(picked()).toBe('asha');
  expect(submit).not.toHaveBeenCalled();
});

test('the arrow keys open the list and go round in it, and Enter picks who is highlighted', async () => {
  const picker = await open(pickable('asha', 'Asha Rao'), pickable('asavari', 'Asavari Jog'));
  fireEvent.keyDown(picker, { key: 'Escape' });
  expect(picker.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(picker, { key: 'ArrowDown' });
  const [first, last] = await screen.findAllByRole('option');
  expect(picker.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Member' }).id);
  for (const [key, option] of [
    ['ArrowDown', first],
    ['ArrowUp', last],
    ['ArrowDown', first],
    ['ArrowDown', last],
  ] as const) {
    fireEvent.keyDown(picker, { key });
    expect(picker.getAttribute('aria-activedescendant')).toBe(option!.id);
  }
  await enter(picker);
  expect(picked()).toBe('asavari');
  expect((picker as HTMLInputElement).value).toBe('Asavari Jog');
});

test('says that nobody matches, and shows who is selected again when the field is left', async () => {
  const picker = (await open()) as HTMLInputElement;
  type(picker, 'zz');
  await screen.findByText('No member matches');
  expect(picker.getAttribute('aria-expanded')).toBe('false');
  fireEvent.blur(picker);
  expect(picker.value).toBe('');
  expect(screen.queryByText('No member matches')).toBeNull();
});
