import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '#common/webhooks/events';
import { webhookMessages as messages } from '#common/webhooks/messages';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, type PanelAnswers } from '../testing/open-panel';
import { EVENT_LABELS, webhooksContent as content } from './webhooks.content';

const delivery = (values: object = {}) => ({
  __typename: 'WebhookDelivery',
  id: 'first',
  event: 'order.paid',
  status: 'DELIVERED',
  attempts: 1,
  answer: '200',
  createdAt: '2026-11-20T01:00:00Z',
  dueAt: '2026-11-20T01:00:00Z',
  ...values,
});

const webhook = (values: object = {}) => ({
  __typename: 'Webhook',
  id: 'one',
  url: 'https://turnstile.example/events',
  events: ['order.paid', 'membership.frozen'],
  isEnabled: true,
  hasLostAdmin: false,
  firstFailedAt: null,
  deliveries: [],
  ...values,
});

const open = (answers: PanelAnswers = {}, ...webhooks: object[]) =>
  openPanel('?tab=webhooks', { Webhooks: () => ({ webhooks }), ...answers });

const enterUrl = (value: string) =>
  fireEvent.change(screen.getByLabelText(content.form.url), { target: { value } });

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});

test('each webhook says what it gets, whether it works, and what was sent', async () => {
  const failing = webhook({
    id: 'two',
    firstFailedAt: '2026-11-19T01:00:00Z',
    deliveries: [delivery({ id: 'second', status: 'WAITING', answer: 'timeout', attempts: 2 })],
  });
  await open(
    {},
    webhook({ deliveries: [delivery()] }),
    failing,
    webhook({ id: 'three', isEnabled: false, hasLostAdmin: true }),
  );
  const [first, second, third] = (await screen.findAllByRole('heading', { level: 2 })).map(
    (heading) => heading.closest('li')!.textContent,
  );
  expect(first).toContain('Order paid, Membership frozen');
  expect(first).toContain('1 attempt · answer: 200');
  expect(second).toContain('Failing since 19 Nov 2026, 6:30 am');
  expect(second).toContain('2 attempts · answer: timeout · next attempt');
  expect(third).toContain(content.off);
  expect(third).toContain(content.hasLostAdmin);
  expect(second).not.toContain(content.hasLostAdmin);
});

test('a new webhook shows its secret once', async () => {
  const { operations } = await open({
    CreateWebhook: () => ({
      createWebhook: {
        __typename: 'CreateWebhookPayload',
        message: messages.created,
        secret: 'whsec_secret',
        webhook: { __typename: 'Webhook', id: 'one', url: 'https://turnstile.example/events' },
      },
    }),
  });
  await press(await screen.findByRole('button', { name: content.add.action }));
  await press(await screen.findByRole('button', { name: content.add.submit }));
  expect(await screen.findByText(messages.urlRequired)).toBeTruthy();
  expect(screen.getByText(messages.eventsRequired)).toBeTruthy();
  enterUrl('https://turnstile.example/events');
  await press(screen.getByRole('checkbox', { name: EVENT_LABELS['order.paid'] }));
  await press(screen.getByRole('button', { name: content.add.submit }));
  const dialog = within(await screen.findByRole('dialog', { name: content.secret.title }));
  expect(dialog.getByLabelText<HTMLInputElement>(content.secret.copy.address).value).toBe('whsec_secret');
  const sent = operations.filter(({ name }) => name === 'CreateWebhook').map(({ variables }) => variables);
  expect(sent).toEqual([{ input: { url: 'https://turnstile.example/events', events: ['order.paid'] } }]);
});

test('an address that the server refuses stays in the form, with the reason', async () => {
  await open({
    CreateWebhook: () => {
      throw refusal(messages.urlPrivate, { fields: { url: messages.urlPrivate } });
    },
  });
  await press(await screen.findByRole('button', { name: content.add.action }));
  await screen.findByRole('dialog');
  enterUrl('https://10.0.0.1/');
  await press(screen.getByRole('checkbox', { name: EVENT_LABELS['order.paid'] }));
  await press(screen.getByRole('button', { name: content.add.submit }));
  expect(await screen.findByText(/private networks/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(content.form.url).value).toBe('https://10.0.0.1/');
});

test('an event that was given up is sent again, and a webhook removed after a question', async () => {
  let webhooks = [webhook({ deliveries: [delivery({ status: 'FAILED', answer: '500' })] })];
  await open({
    Webhooks: () => ({ webhooks }),
    ResendWebhookDelivery: () => ({
      resendWebhookDelivery: {
        __typename: 'ResendWebhookDeliveryPayload',
        message: messages.resent,
        delivery: delivery({ status: 'WAITING', attempts: 0 }),
      },
    }),
    DeleteWebhook: () => {
      webhooks = [];
      return {
        deleteWebhook: {
          __typename: 'DeleteWebhookPayload',
          message: messages.removed,
          webhook: { __typename: 'Webhook', id: 'one' },
        },
      };
    },
  });
  fireEvent.click(await screen.findByText(content.log(1)));
  await press(screen.getByRole('button', { name: content.resend }));
  expect(await screen.findByText(messages.resent)).toBeTruthy();
  await press(screen.getByRole('button', { name: /^Remove/ }));
  await press(within(await screen.findByRole('dialog')).getByRole('button', { name: content.remove.submit }));
  expect(await screen.findByText(content.none)).toBeTruthy();
});

test('every event has a label', () => {
  expect(Object.keys(EVENT_LABELS)).toEqual([...WEBHOOK_EVENTS]);
});
