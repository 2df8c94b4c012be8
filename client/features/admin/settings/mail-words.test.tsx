/** The section of the settings with the words of mails. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import { messages } from '#common/messages';
import { clearToken, storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, type PanelAnswers } from '../testing/open-panel';
import { settingsAnswer, studioSettings } from '../testing/settings-answers';
import { settingsContent } from './settings.content';

const { mailWords: texts } = settingsContent;

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});

const open = (answers: PanelAnswers) =>
  openPanel('?tab=settings', { StudioSettings: () => settingsAnswer(studioSettings()), ...answers });

const section = () => within(screen.getByRole('region', { name: texts.title }));
const fill = (label: string, value: string) =>
  fireEvent.change(section().getByLabelText(label), { target: { value } });
const dialog = () => within(screen.getByRole('dialog'));

const PREVIEW = {
  mailPreview: {
    __typename: 'MailPreview',
    subject: 'Your order 123',
    html: '<html><style>p{}</style><p>Ring twice.</p></html>',
  },
};

test('a mail is previewed as it is typed, sent to oneself, and saved', async () => {
  const { operations } = await open({
    MailPreview: () => PREVIEW,
    SendMailTrial: () => ({ sendMailTrial: { __typename: 'Payload', message: 'On its way.' } }),
    UpdateMailWords: () => ({
      updateMailWords: { __typename: 'Payload', message: 'Saved.', studioSettings: studioSettings({}, 2) },
    }),
  });
  fill(texts.names.signature, 'Asha');
  fill(texts.names.orderPlaced, 'Ring twice.');
  const input = { mail: 'ORDER_PLACED', signature: 'Asha', paragraph: 'Ring twice.' };
  await press(section().getByRole('button', { name: texts.preview.of(texts.names.orderPlaced) }));
  const frame = dialog().getByTitle<HTMLIFrameElement>(texts.preview.frame('Your order 123'));
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('srcdoc')).toBe('<html><p>Ring twice.</p></html>');
  await press(dialog().getByRole('button', { name: texts.trial.action }));
  expect(dialog().getByText('On its way.')).toBeTruthy();
  const sent = (name: string) => operations.find((one) => one.name === name)?.variables;
  expect([sent('MailPreview'), sent('SendMailTrial')]).toEqual([input, { input }]);
  await press(dialog().getByRole('button', { name: texts.preview.close }));
  await press(section().getByRole('button', { name: 'Save' }));
  expect(operations.find(({ name }) => name === 'UpdateMailWords')?.variables).toEqual({
    input: {
      ...defaultSettings.mailWords,
      signature: 'Asha',
      orderPlaced: 'Ring twice.',
      expectedVersion: 1,
    },
  });
});

test('a preview that fails says so, and a text that is too long is not sent', async () => {
  const { operations } = await open({ MailPreview: () => new Error('no network') });
  fill(texts.names.receipt, 'a'.repeat(501));
  await press(section().getByRole('button', { name: texts.preview.of(texts.names.receipt) }));
  expect(dialog().getByText(texts.preview.failed)).toBeTruthy();
  await press(dialog().getByRole('button', { name: texts.preview.close }));
  await press(section().getByRole('button', { name: 'Save' }));
  expect(section().getByText(messages.textTooLong(500))).toBeTruthy();
  expect(operations.some(({ name }) => name === 'UpdateMailWords')).toBe(false);
});
