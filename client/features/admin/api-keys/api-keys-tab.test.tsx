import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { KEY_PERMISSIONS } from '#common/accounts/permissions';
import { apiKeyMessages as messages } from '#common/api-keys/messages';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, type PanelAnswers } from '../testing/open-panel';
import { apiKeysContent as content } from './api-keys.content';
import { permissionGroups } from './permission-labels';

const apiKey = (values: object = {}) => ({
  __typename: 'ApiKey',
  id: 'one',
  name: 'Turnstile',
  ending: 'a1b2',
  permissions: ['activities:record', 'members:read-any'],
  addresses: [],
  createdAt: '2026-11-20T01:00:00Z',
  expiresAt: '2126-11-20T01:00:00Z',
  lastUsedAt: null,
  owner: { __typename: 'User', id: 'asha', name: 'Asha Rao', email: 'asha@example.com' },
  ...values,
});

const open = (answers: PanelAnswers = {}) =>
  openPanel('?tab=api-keys', { ApiKeys: () => ({ apiKeys: [apiKey()] }), ...answers });

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillIn() {
  await press(await screen.findByRole('button', { name: content.add.action }));
  await screen.findByRole('dialog');
  fill(content.add.name, 'Turnstile');
  fill('Your password', 'My-own-password');
}

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});

test('each key says who made it, what it may do, and when it was used', async () => {
  const expired = apiKey({
    id: 'two',
    name: 'Export',
    addresses: ['192.0.2.0/24'],
    expiresAt: '2026-11-20T01:00:00Z',
    lastUsedAt: '2026-11-19T01:00:00Z',
  });
  await open({ ApiKeys: () => ({ apiKeys: [apiKey(), expired] }) });
  const [first, second] = (await screen.findAllByRole('listitem')).filter(({ textContent }) =>
    textContent.includes('Asha Rao'),
  );
  expect(first?.textContent).toContain('Made by Asha Rao · ends in a1b2 · never used');
  expect(first?.textContent).toContain('Check in, add visits and workouts, Read members');
  expect(second?.textContent).toContain('Expired');
  expect(second?.textContent).toContain('last used 19 Nov 2026, 6:30 am');
  expect(second?.textContent).toContain('only from 192.0.2.0/24');
});

test('every permission that a key can have is offered by a label, in one group', () => {
  const offered = permissionGroups.flatMap((group) => group.offered);
  expect(offered.toSorted()).toEqual(KEY_PERMISSIONS.toSorted());
});

test('a new key is shown once, to be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { operations } = await open({
    CreateApiKey: () => ({
      createApiKey: {
        __typename: 'CreateApiKeyPayload',
        message: messages.created,
        key: 'bhor_key_secret',
        apiKey: apiKey(),
      },
    }),
  });
  await fillIn();
  await press(screen.getByRole('checkbox', { name: 'Read members' }));
  await press(screen.getByRole('checkbox', { name: 'Read orders' }));
  await press(screen.getByRole('checkbox', { name: 'Read orders' }));
  fill(content.add.addresses, '192.0.2.1, 2001:db8::/32');
  await press(screen.getByRole('button', { name: content.add.submit }));
  const dialog = within(await screen.findByRole('dialog', { name: content.made.title('Turnstile') }));
  expect(operations.find(({ name }) => name === 'CreateApiKey')?.variables).toEqual({
    input: {
      name: 'Turnstile',
      permissions: ['members:read-any'],
      expiresInDays: 90,
      addresses: ['192.0.2.1', '2001:db8::/32'],
      password: 'My-own-password',
    },
  });
  expect(dialog.getByLabelText<HTMLInputElement>(content.made.copy.address).value).toBe('bhor_key_secret');
  await press(dialog.getByRole('button', { name: content.made.copy.copy }));
  await dialog.findByText(content.made.copy.copied);
  expect(writeText).toHaveBeenCalledWith('bhor_key_secret');
  await press(dialog.getByRole('button', { name: content.made.done }));
  expect(screen.queryByDisplayValue('bhor_key_secret')).toBeNull();
});

test('a key without permissions and a wrong password are refused where they are entered', async () => {
  await open({
    CreateApiKey: () => {
      throw refusal('Check the form.', { fields: { password: 'This is not your current password.' } });
    },
  });
  await fillIn();
  await press(screen.getByRole('button', { name: content.add.submit }));
  expect(await screen.findByText(messages.permissionsRequired)).toBeTruthy();
  await press(screen.getByRole('checkbox', { name: 'Read members' }));
  await press(screen.getByRole('button', { name: content.add.submit }));
  expect(await screen.findByText('This is not your current password.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(content.add.name).value).toBe('Turnstile');
});

test('a key is revoked after a question', async () => {
  let keys = [apiKey()];
  await open({
    ApiKeys: () => ({ apiKeys: keys }),
    RevokeApiKey: () => {
      keys = [];
      return {
        revokeApiKey: {
          __typename: 'RevokeApiKeyPayload',
          message: messages.revoked,
          apiKey: { __typename: 'ApiKey', id: 'one' },
        },
      };
    },
  });
  await press(await screen.findByRole('button', { name: 'Revoke Turnstile' }));
  const dialog = within(await screen.findByRole('dialog'));
  await press(dialog.getByRole('button', { name: content.revoke.submit }));
  expect(await screen.findByText(content.none)).toBeTruthy();
});
