/** The dialog that sells a plan, opened for a member whose plan costs ₹2,100. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { press } from '../../../test/render-page';
import { deskOrder } from './desk-answers';
import { changedMembership, member, memberChoices, membership, membersPage } from './member-answers';
import { openPanel, type PanelAnswers } from './open-panel';

export const SOLD = membership('Premium', { id: 'pass-of-asha', paidUntil: '2027-01-25T18:30:00Z' });

export const dialog = () => within(screen.getByRole('dialog'));
export const enter = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
    await Promise.resolve();
  });
export const choose = (option: string) =>
  act(async () => void fireEvent.click(dialog().getByRole('radio', { name: option })));
export const inDialog = (name: string) => press(dialog().getByRole('button', { name }));
export const statuses = () =>
  dialog()
    .getAllByRole('status')
    .map(({ textContent }) => textContent);

export async function openDialog(answers: PanelAnswers = {}) {
  const page = await openPanel('?tab=members', {
    Members: () => membersPage([member('asha', 'Asha Rao')]),
    MemberChoices: () => memberChoices,
    SellMembership: () => changedMembership('sellMembership', SOLD, deskOrder(9, { status: 'PAID' })),
    ...answers,
  });
  await press(screen.getByRole('button', { name: 'Renew Asha Rao' }));
  const sent = () =>
    page.operations
      .filter(({ name }) => name === 'SellMembership')
      .map(({ variables }) => variables['input']);
  return { sent, operations: page.operations };
}
