import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { messages } from '#common/messages';
import { storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { activity, activityPage, pickable, visitStatistics } from '../testing/activity-answers';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const VISITS = [
  activity('two', '2026-11-22T18:35:00Z'),
  activity('one', '2026-11-22T10:00:00Z', { member: pickable('ravi', 'Ravi Jog') }),
];

/** Opens the dialog for the visit of Asha, and gives a reason. */
async function openFor(answers: PanelAnswers, reason: string) {
  const { operations } = await openPanel('?tab=attendance', {
    Activities: () => activityPage(VISITS),
    ...answers,
  });
  await press(screen.getByRole('button', { name: /^Remove Asha Rao, / }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this visit of Asha Rao?' }));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: reason } });
  await press(dialog.getByRole('button', { name: 'Remove' }));
  const sent = () =>
    operations.filter(({ name }) => name === 'RemoveActivity').map(({ variables }) => variables);
  return { dialog, sent };
}

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

test('a visit is removed with its reason, and the heading gets the focus', async () => {
  let visits = VISITS;
  const { sent } = await openFor(
    {
      Activities: () => activityPage(visits),
      RemoveActivity: () => {
        visits = VISITS.slice(1);
        return {
          removeActivity: {
            __typename: 'RemoveActivityPayload',
            message: 'Entry removed.',
            ...visitStatistics(),
            removedActivityId: 'two',
            member: { __typename: 'User', id: 'asha', lastVisitAt: null, risk: null },
          },
        };
      },
    },
    ' Wrong person ',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ input: { id: 'two', reason: 'Wrong person' }, readsAll: true }]);
  expect(screen.queryByRole('button', { name: /^Remove Asha Rao/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Remove Ravi Jog/ })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a reason is required', async () => {
  const { dialog, sent } = await openFor({}, '');
  expect(dialog.getByText(messages.journalReasonRequired)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a refusal is shown in the dialog, which keeps the reason', async () => {
  const { dialog } = await openFor(
    {
      RemoveActivity: () =>
        refusal('There is no such entry.', { code: 'NOT_FOUND', reason: 'ACTIVITY_NOT_FOUND' }),
    },
    'Wrong person',
  );
  expect(await dialog.findByText('There is no such entry.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('Wrong person');
});
