/** Hurried users and bad networks: each case once, for all dialogs. */
import { ServerError } from '@apollo/client/errors';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { HOUR_MS } from '#common/time';
import { withRequestKey } from '../lib/request-keys';
import { clearToken, storeToken } from '../lib/session';
import { allToasts } from '../lib/toast';
import { useDialogForm } from '../lib/use-dialog-form';
import { tabDraft } from '../lib/use-draft';
import { refusal } from '../test/refusal';
import { press, renderPage } from '../test/render-page';
import { tokenOf } from '../test/token';
import { FormDialog } from './form-dialog';
import { TextField } from './text-field';

const SALE = z.object({ reason: z.string().check(z.minLength(1, { error: 'Give a reason.' })) });

/** A server that sells each request key once, and whose answers the test gives or loses. */
const server = { sold: new Map<string, string>(), requests: [] as Request[] };

interface Request {
  key: string;
  answer: () => Promise<void>;
  refuse: (error: Error) => Promise<void>;
  lose: () => Promise<void>;
}

const lost = () => new ServerError('lost', { response: new Response('', { status: 503 }), bodyText: '' });

const sell = (key: string, reason: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const refuse = (error: Error) => act(async () => reject(error));
    const record = () => server.sold.set(key, server.sold.get(key) ?? reason);
    server.requests.push({
      key,
      answer: () => act(async () => resolve([...record().values()].at(-1)!)),
      refuse,
      lose: () => {
        record();
        return refuse(lost());
      },
    });
  });

interface SaleDialogProps {
  member: string;
  onClose: (isSold: boolean) => void;
}

function SaleDialog({ member, onClose }: SaleDialogProps) {
  const form = useDialogForm({
    schema: SALE,
    initialValues: { reason: '' },
    drafts: tabDraft<z.infer<typeof SALE>>(`sale to ${member}`),
    failed: 'Not sold.',
    send: ({ reason }) => withRequestKey(['sell', member], (key) => sell(key, reason)),
    onSaved: () => onClose(true),
  });
  return (
    <FormDialog title={`Sell to ${member}`} form={form} submit="Sell" onClose={() => onClose(false)}>
      <TextField {...form.field('reason')} label="Reason" data-autofocus />
    </FormDialog>
  );
}

function Desk() {
  const [member, setMember] = useState<string | null>(null);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button onClick={() => setMember('Asha')}>Asha</button>
      <button onClick={() => setMember('Ravi')}>Ravi</button>
      <button onClick={() => setMember(null)}>Back</button>
      <button onClick={() => setPresses(presses + 1)}>{`Beneath ${presses}`}</button>
      {member && <SaleDialog key={member} member={member} onClose={() => setMember(null)} />}
    </>
  );
}

const openDesk = () => renderPage(<Desk />);
/** A button of the page, which the open dialog covers. */
const onPage = (name: string) => press(screen.getByRole('button', { name, hidden: true }));
const dialog = () => screen.queryByRole('dialog', { hidden: true });
const button = (name: string) => within(dialog()!).getByRole('button', { name, hidden: true });
const field = () => within(dialog()!).getByLabelText<HTMLInputElement>('Reason');
const type = (reason: string) => fireEvent.change(field(), { target: { value: reason } });
const click = (element: Element, detail: number) =>
  act(async () => {
    fireEvent.pointerDown(element);
    fireEvent.click(element, { detail });
    await Promise.resolve();
  });
const esc = () => act(async () => void fireEvent(dialog()!, new Event('cancel', { cancelable: true })));
const pressBackdrop = () => click(dialog()!, 1);
const closeByBrowser = () =>
  act(async () => {
    (dialog() as HTMLDialogElement).close();
    fireEvent(dialog()!, new Event('close'));
  });

async function sellTo(member: string, reason = 'Paid') {
  await onPage(member);
  type(reason);
  await press(button('Sell'));
}

async function anotherTab() {
  cleanup();
  sessionStorage.clear();
  await openDesk();
}

/** Simulates a reload: the memory of the document is lost. */
async function reload() {
  cleanup();
  const drafts = sessionStorage.getItem('drafts');
  tabDraft('sale to Asha').forget();
  if (drafts) sessionStorage.setItem('drafts', drafts);
  await openDesk();
}

beforeEach(() => {
  server.sold.clear();
  server.requests.length = 0;
  storeToken(tokenOf());
});
afterEach(() => clearToken());

test.each([
  [
    'a double click',
    async () => {
      await click(button('Sell'), 1);
      await click(button('Sell'), 2);
    },
  ],
  ['Enter, twice', () => act(async () => [0, 1].forEach(() => fireEvent.submit(field().form!)))],
])('%s sells once', async (_what, send) => {
  await openDesk();
  await onPage('Asha');
  type('Paid');
  await send();
  expect(server.requests).toHaveLength(1);
  await server.requests[0]!.answer();
  expect(dialog()).toBeNull();
  expect(server.sold.size).toBe(1);
});

test('the second click of a double click reaches neither the dialog that the first one opened, nor what was beneath', async () => {
  await openDesk();
  await onPage('Asha');
  await click(dialog()!, 2);
  await click(button('Cancel'), 2);
  expect(dialog()).not.toBeNull();
  type('Paid');
  await click(button('Sell'), 1);
  await server.requests[0]!.answer();
  await click(screen.getByRole('button', { name: 'Beneath 0' }), 2);
  expect(screen.getByRole('button', { name: 'Beneath 0' })).toBeTruthy();
  await click(screen.getByRole('button', { name: 'Beneath 0' }), 1);
  expect(screen.getByRole('button', { name: 'Beneath 1' })).toBeTruthy();
});

test.each([
  ['Esc', esc],
  ['Esc twice, with which the browser closes it', closeByBrowser],
  ['a press on the backdrop', pressBackdrop],
  ['Cancel', () => press(button('Cancel'))],
])('%s does not close the dialog while it saves', async (_what, close) => {
  await openDesk();
  await sellTo('Asha');
  await close();
  expect(dialog()).toHaveProperty('open', true);
  await server.requests[0]!.refuse(refusal('This plan is not sold any more.'));
  expect(within(dialog()!).getByRole('alert', { hidden: true }).textContent).toBe(
    'This plan is not sold any more.',
  );
  expect(field().value).toBe('Paid');
  await close();
  expect(dialog()).toBeNull();
});

test('missing values are reported at their fields, once, also after a double click', async () => {
  await openDesk();
  await onPage('Asha');
  await click(button('Sell'), 1);
  await click(button('Sell'), 2);
  expect(within(dialog()!).getAllByText('Give a reason.')).toHaveLength(1);
  expect(document.activeElement).toBe(field());
  expect(server.requests).toEqual([]);
});

test('after a lost answer the server is asked with the same key, and the dialog closes with what it has done', async () => {
  await openDesk();
  await sellTo('Asha');
  await server.requests[0]!.lose();
  expect(dialog()).not.toBeNull();
  await server.requests[1]!.answer();
  expect(dialog()).toBeNull();
  expect(server.sold.size).toBe(1);
});

test('without any answer another press sells nothing twice', async () => {
  await openDesk();
  await sellTo('Asha');
  await server.requests[0]!.lose();
  await server.requests[1]!.lose();
  expect(within(dialog()!).getByRole('alert', { hidden: true }).textContent).toMatch(
    /^The server did not answer/,
  );
  await press(button('Sell'));
  await server.requests[2]!.answer();
  expect(server.sold.size).toBe(1);
});

test.each([
  ['in a new dialog', esc],
  ['after a reload', reload],
  ['in another tab', anotherTab],
])('a sale without an answer that is sent again %s is one sale', async (_where, leave) => {
  await openDesk();
  await sellTo('Asha');
  await server.requests[0]!.lose();
  await server.requests[1]!.lose();
  await leave();
  await sellTo('Asha');
  await server.requests[2]!.answer();
  expect(server.sold.size).toBe(1);
});

test('the same input is a new sale after an answer, for another member, or an hour later', async () => {
  await openDesk();
  await sellTo('Asha');
  await server.requests[0]!.answer();
  await sellTo('Asha');
  await server.requests[1]!.lose();
  await server.requests[2]!.lose();
  await esc();
  await sellTo('Ravi');
  await server.requests[3]!.answer();
  expect(server.sold.size).toBe(3);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
  await sellTo('Asha');
  await server.requests[4]!.answer();
  expect(server.sold.size).toBe(4);
});

test('a key that the server knows with other values is not sent again', async () => {
  await openDesk();
  await sellTo('Asha');
  await server.requests[0]!.refuse(
    refusal('Sold already.', { code: 'CONFLICT', reason: 'REQUEST_KEY_USED' }),
  );
  await press(button('Sell'));
  expect(server.requests[1]!.key).not.toBe(server.requests[0]!.key);
});

test('a late answer does not close the dialog that was opened meanwhile, nor drop what was typed into it', async () => {
  await openDesk();
  await sellTo('Asha');
  await onPage('Back');
  await onPage('Ravi');
  type('Card');
  await server.requests[0]!.answer();
  expect(dialog()).toBe(screen.getByRole('dialog', { name: 'Sell to Ravi' }));
  expect(field().value).toBe('Card');
});

test('a late answer does not close the dialog about the same member that was opened again', async () => {
  await openDesk();
  await sellTo('Asha');
  await onPage('Back');
  await onPage('Asha');
  await server.requests[0]!.answer();
  expect(dialog()).not.toBeNull();
});

test.each([
  [refusal('This plan is not sold any more.'), 'This plan is not sold any more.'],
  [new Error('A bug'), 'Not sold.'],
])('a failure after the page was left is a toast', async (error, text) => {
  await openDesk();
  await sellTo('Asha');
  await onPage('Back');
  await onPage('Ravi');
  await server.requests[0]!.refuse(error);
  expect(allToasts().at(-1)?.text).toBe(text);
  expect(within(dialog()!).queryByRole('alert', { hidden: true })).toBeNull();
});

test.each([
  ['Esc', esc, 'Half a thought'],
  ['a press on the backdrop', pressBackdrop, 'Half a thought'],
  ['Back', () => onPage('Back'), 'Half a thought'],
  ['a reload', reload, 'Half a thought'],
  ['Cancel', () => press(button('Cancel')), ''],
])('%s keeps what was typed, except for Cancel', async (_what, leave, kept) => {
  await openDesk();
  await onPage('Asha');
  type('Half a thought');
  await leave();
  await onPage('Asha');
  expect(field().value).toBe(kept);
});

test('the end of the session drops drafts and keys', async () => {
  await openDesk();
  await sellTo('Asha');
  await server.requests[0]!.lose();
  await server.requests[1]!.lose();
  act(() => clearToken());
  expect([sessionStorage.getItem('drafts'), localStorage.getItem('requestKeys')]).toEqual([null, null]);
});
