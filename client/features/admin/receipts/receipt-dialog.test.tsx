import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, store } from '../../../lib/storage';
import { allToasts } from '../../../lib/toast';
import { refusal } from '../../../test/refusal';
import { press, renderPage } from '../../../test/render-page';
import { ReceiptDialog } from './receipt-dialog';

const RECEIPT = { __typename: 'Receipt', id: 'r1', number: 'BH/26-27/000007', kind: 'RECEIPT' } as const;
const MEMBER = {
  __typename: 'User',
  id: 'asha',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+919876543210',
};
const URL_OF_LINK = 'https://studio.example/receipts/secret';

const tab = { location: { replace: vi.fn() }, close: vi.fn() };
const opened = vi.fn((..._args: unknown[]): unknown => tab);
beforeEach(() => {
  vi.stubGlobal('open', opened);
  opened.mockReturnValue(tab);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>;

interface Given {
  member?: object | null;
  copyCount?: number;
  answers?: Answers;
}

/** Opens the dialog; `member` is null once the account has been deleted. */
async function open({ member = MEMBER, copyCount = 0, answers = {} }: Given = {}) {
  const receipt = RECEIPT;
  const handedOut = { receipt: { __typename: 'Receipt', id: 'r1', copyCount: copyCount + 1 } };
  const page = await renderPage(<ReceiptDialog receipt={receipt} onClose={() => {}} />, {
    answers: {
      DeskReceipt: () => ({
        receipt: {
          ...receipt,
          issuedAt: '2026-11-20T20:00:00Z',
          copyCount,
          order: { __typename: 'Order', id: 'o7', member },
        },
      }),
      PrintReceipt: () => ({
        printReceipt: { __typename: 'PrintReceiptPayload', url: `${URL_OF_LINK}?print=a4`, ...handedOut },
      }),
      MailReceipt: () => ({
        mailReceipt: { __typename: 'MailReceiptPayload', message: 'On its way.', ...handedOut },
      }),
      ShareReceipt: () => ({
        shareReceipt: {
          __typename: 'ShareReceiptPayload',
          url: URL_OF_LINK,
          expiresAt: '2026-11-28T06:30:00Z',
          ...handedOut,
        },
      }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Print' });
  const sent = (name: string) =>
    page.operations.filter((operation) => operation.name === name).map(({ variables }) => variables['input']);
  return { sent };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Receipt BH/26-27/000007' }));
const button = (name: string) => dialog().getByRole('button', { name });

test('says to whom it was issued, and what the next copy will be', async () => {
  await open({ copyCount: 2 });
  expect(dialog().getByText('Issued on 21 November 2026 to Asha Rao.')).toBeTruthy();
  expect(dialog().getByText(/Handed out 2 times: the next one is marked as a reprint, copy 3/)).toBeTruthy();
});

test('prints in a tab that is opened at once, on the paper that this device remembers', async () => {
  const { sent } = await open();
  expect(dialog().getByText('Not handed out here yet.')).toBeTruthy();
  await press(dialog().getByRole('radio', { name: '80 mm roll' }));
  await press(button('Print'));
  expect(opened).toHaveBeenCalledWith('', '_blank');
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/receipts/secret?print=a4'));
  expect(sent('PrintReceipt')).toEqual([
    { id: 'r1', paper: 'ROLL_80MM', requestKey: expect.stringMatching(/^[\w-]{8,}$/) },
  ]);
  expect(dialog().getByText(/Handed out once/)).toBeTruthy();
  expect(readStored('receiptPaper')).toBe('ROLL_80MM');
});

test('begins with the paper that was chosen last', async () => {
  store('receiptPaper', 'ROLL_80MM');
  await open();
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: '80 mm roll' }).checked).toBe(true);
});

test('a print that is refused closes its tab and says why', async () => {
  const refused = refusal('We could not find this receipt.', { code: 'NOT_FOUND' });
  await open({ answers: { PrintReceipt: () => refused } });
  await press(button('Print'));
  expect((await screen.findByRole('alert')).textContent).toBe('We could not find this receipt.');
  expect(tab.close).toHaveBeenCalled();
});

test('a blocked tab is offered again', async () => {
  opened.mockReturnValueOnce(null);
  await open();
  await press(button('Print'));
  await waitFor(() => expect(allToasts().at(-1)?.text).toBe('The browser has blocked the new tab.'));
  act(() => allToasts().at(-1)!.action!.run());
  expect(opened).toHaveBeenLastCalledWith('/receipts/secret?print=a4', '_blank');
});

const send = async (address?: string) => {
  const field = dialog().getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
  if (address !== undefined) fireEvent.change(field, { target: { value: address } });
  await act(async () => void fireEvent.submit(field.form!));
};

test.each([
  [undefined, null],
  ['son@example.com', 'son@example.com'],
])('mails to the address of the member, or to %s', async (typed, email) => {
  const { sent } = await open();
  await send(typed);
  expect(await dialog().findByText('On its way.')).toBeTruthy();
  expect(sent('MailReceipt')).toMatchObject([{ id: 'r1', email }]);
});

test('without an address nothing is mailed', async () => {
  const { sent } = await open({ member: { ...MEMBER, email: null } });
  await send();
  expect(dialog().getByText('Enter your e-mail address.')).toBeTruthy();
  expect(sent('MailReceipt')).toEqual([]);
});

test('makes a link to copy, and to send by WhatsApp', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open();
  await press(button('Make a link'));
  expect((await dialog().findByRole<HTMLInputElement>('textbox', { name: 'Link' })).value).toBe(URL_OF_LINK);
  const whatsApp = dialog().getByRole('link', { name: 'Send by WhatsApp' });
  const { origin, pathname, searchParams } = new URL(whatsApp.getAttribute('href')!);
  expect([origin, pathname, whatsApp.getAttribute('rel')]).toEqual([
    'https://wa.me',
    '/919876543210',
    'noopener noreferrer',
  ]);
  expect(searchParams.get('text')).toBe(
    `Your receipt BH/26-27/000007 from Bhor: ${URL_OF_LINK} (until 28 November 2026)`,
  );
  await press(button('Copy link'));
  expect(writeText).toHaveBeenCalledWith(URL_OF_LINK);
  expect(await dialog().findByText('Link copied.')).toBeTruthy();
});

test('without a phone number there is no WhatsApp, without an account no link', async () => {
  await open({ member: { ...MEMBER, phone: null } });
  await press(button('Make a link'));
  await dialog().findByRole('textbox', { name: 'Link' });
  expect(dialog().queryByRole('link', { name: 'Send by WhatsApp' })).toBeNull();
});

test('a deleted account has no link', async () => {
  await open({ member: null });
  expect(dialog().getByText('Issued on 21 November 2026 to Account deleted.')).toBeTruthy();
  expect(dialog().queryByRole('button', { name: 'Make a link' })).toBeNull();
});
