import { CombinedGraphQLErrors } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exportMessages } from '#common/exports/messages';
import { storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { activity, activityPage } from '../testing/activity-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const requested: string[] = [];
const saved: string[] = [];
let status: number;

beforeEach(() => {
  storeToken(tokenOf({ role: 'admin' }));
  requested.length = 0;
  saved.length = 0;
  status = 200;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address);
    return Promise.resolve(new Response('Date,Time\r\n', { status }));
  });
});

const open = (answers: PanelAnswers = {}) =>
  openPanel('?tab=attendance&q=ash', {
    Activities: () => activityPage([activity('one', '2026-11-22T10:00:00Z')]),
    ActivityExportUrl: () => ({
      activityExportUrl: 'https://studio.example/api/user/admin/activities.csv?filter=%7B%7D',
    }),
    ...answers,
  });

const saidLast = () => allToasts().at(-1)?.text;
const exportList = () => press(screen.getByRole('button', { name: 'Export CSV' }));

test('the list is downloaded as it is filtered', async () => {
  const { operations } = await open();
  await exportList();
  await waitFor(() => expect(saidLast()).toMatch(/^Saved as bhor-visits-\d{4}-\d\d-\d\d\.csv\.$/));
  expect(operations.find(({ name }) => name === 'ActivityExportUrl')?.variables).toEqual({
    filter: { type: 'ATTENDANCE', search: 'ash' },
  });
  expect(requested).toEqual(['/api/user/admin/activities.csv?filter=%7B%7D']);
  expect(saved).toHaveLength(1);
});

test('while the rows of another filter load, those on screen are exported', async () => {
  const { operations } = await open({
    Activities: ({ filter }) =>
      'search' in (filter as object) ? activityPage([activity('one', '2026-11-22T10:00:00Z')]) : 'never',
  });
  await screen.findByText('Asha Rao');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard?tab=attendance'));
  await waitFor(() =>
    expect(operations.at(-1)).toMatchObject({
      name: 'Activities',
      variables: { filter: { type: 'ATTENDANCE' } },
    }),
  );
  await exportList();
  await waitFor(() => expect(saidLast()).toMatch(/^Saved as/));
  expect(operations.find(({ name }) => name === 'ActivityExportUrl')?.variables).toEqual({
    filter: { type: 'ATTENDANCE', search: 'ash' },
  });
});

test('a list that is too long for the role is refused with the reason, and nothing is downloaded', async () => {
  const errors = [{ message: exportMessages.tooLarge(500), extensions: { code: 'CONFLICT' } }];
  await open({ ActivityExportUrl: () => new CombinedGraphQLErrors({ errors }) });
  await exportList();
  expect(await screen.findByText(exportMessages.tooLarge(500))).toBeTruthy();
  expect(requested).toEqual([]);
});

test('a download that fails says so and can be repeated', async () => {
  status = 503;
  await open();
  await exportList();
  expect(await screen.findByText('The list could not be exported. Please try again.')).toBeTruthy();
  expect(saved).toEqual([]);
  status = 200;
  await exportList();
  await waitFor(() => expect(saidLast()).toMatch(/^Saved as/));
  expect(screen.queryByText('The list could not be exported. Please try again.')).toBeNull();
});
