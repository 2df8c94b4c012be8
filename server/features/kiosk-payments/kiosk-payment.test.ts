/** The front desk shows a UPI payment on the screen of a kiosk. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ACCESS_TOKEN_LIFE_MS } from '#common/auth/lifetimes';
import { KIOSK_PAYMENT_LIFE_MS } from '#common/kiosk-payments/limits';
import { kioskPaymentMessages } from '#common/kiosk-payments/messages';
import { MINUTE_MS } from '#common/time';
import { moneyOf } from '../../graphql/money.type';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { turnIntoKiosk } from '../../test/check-in-calls';
import { startHarness, type Harness } from '../../test/harness';
import { MONEY, rupees } from '../../test/money';
import { signedIn } from '../../test/order-calls';

const KIOSKS = '{ kiosks { id device createdAt } }';
const SHOW = `mutation ($input: ShowPaymentAtKioskInput!) { showPaymentAtKiosk(input: $input) { message endsAt } }`;
const HIDE = `mutation ($input: HidePaymentAtKioskInput!) { hidePaymentAtKiosk(input: $input) { message } }`;
const PAYMENT = `{ kioskPayment { amount ${MONEY} link } }`;
const LINK = 'upi://pay?pa=studio@bank&pn=Bhor&tr=BH1&am=1300.50&cu=INR';

let harness: Harness;
let desk: Browser;
let kiosk: Browser;
beforeEach(() => open('studio@bank'));
afterEach(() => harness.stop());

async function open(upiAddress: string | null): Promise<void> {
  harness = await startHarness(undefined, { desk: { upiAddress: upiAddress ?? '' } });
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  kiosk = await newKiosk();
}

const newKiosk = async () => turnIntoKiosk((await signedIn(harness, 'front_desk')).browser);

async function kioskIds(): Promise<string[]> {
  const { data } = await desk.gql(KIOSKS);
  return (data?.['kiosks'] as { id: string }[]).map(({ id }) => id);
}

const show = (kioskId: string, { paise = 130_050, reference = 'BH1' } = {}) =>
  desk.gql(SHOW, { input: { kioskId, amount: moneyOf(paise), reference } });
const hide = (kioskId: string, reference = 'BH1') => desk.gql(HIDE, { input: { kioskId, reference } });
const shownAt = async (device: Browser) => (await device.gql(PAYMENT)).data?.['kioskPayment'];

test('a kiosk shows amount and link of the payment, and nothing else, for five minutes', async () => {
  expect(await shownAt(kiosk)).toBeNull();
  const [id] = await kioskIds();
  const endsAt = new Date(harness.clock.ms + KIOSK_PAYMENT_LIFE_MS).toISOString();
  expect((await show(id!)).data?.['showPaymentAtKiosk']).toEqual({
    message: kioskPaymentMessages.shown,
    endsAt,
  });
  expect(await shownAt(kiosk)).toEqual({ amount: rupees(130_050), link: LINK });
  harness.clock.ms += KIOSK_PAYMENT_LIFE_MS - 1;
  expect(await shownAt(kiosk)).not.toBeNull();
  harness.clock.ms += 1;
  expect(await shownAt(kiosk)).toBeNull();
});

test('a later payment takes the place of the one before, which can no longer be taken off', async () => {
  const [id] = await kioskIds();
  await show(id!);
  await show(id!, { paise: 65_000, reference: 'BH2' });
  await hide(id!);
  expect(await shownAt(kiosk)).toMatchObject({ amount: rupees(65_000) });
  expect((await hide(id!, 'BH2')).data?.['hidePaymentAtKiosk']).toEqual({
    message: kioskPaymentMessages.hidden,
  });
  expect(await shownAt(kiosk)).toBeNull();
  expect((await hide(id!, 'BH2')).errors).toEqual([]);
});

test('of several kiosks, only the chosen one shows the payment', async () => {
  harness.clock.ms += MINUTE_MS;
  const other = await newKiosk();
  const [newest, first] = await kioskIds();
  await show(newest!);
  expect(await shownAt(other)).toMatchObject({ link: LINK });
  expect(await shownAt(kiosk)).toBeNull();
  await show(first!, { reference: 'BH3' });
  expect(await shownAt(kiosk)).toMatchObject({ amount: rupees(130_050) });
});

test('a kiosk that is off is not listed, and shows nothing', async () => {
  const [id] = await kioskIds();
  await show(id!);
  await harness.dataSource.query('update sessions set ended_at = $1 where is_kiosk', [
    new Date(harness.clock.ms),
  ]);
  expect(await kioskIds()).toEqual([]);
  expect((await show(id!)).errors[0]).toMatchObject({ message: kioskPaymentMessages.kioskOff });
  expect((await kiosk.gql(PAYMENT)).status).toBe(401);
  await newKiosk();
  harness.clock.ms += ACCESS_TOKEN_LIFE_MS + 5 * MINUTE_MS;
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  expect(await kioskIds()).toEqual([]);
  for (const unknown of ['', 'no-id', harness.address])
    expect(refusalOf(await show(unknown)).status).toBe(400);
});

test.each([
  ['an amount of zero', { paise: 0 }],
  ['a reference with other signs', { reference: 'BH&am=1' }],
  ['a reference that is too long', { reference: 'B'.repeat(36) }],
])('%s is refused', async (_what, changed) => {
  const [id] = await kioskIds();
  expect(refusalOf(await show(id!, changed))).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  expect(await shownAt(kiosk)).toBeNull();
});

test('a studio without a UPI address shows no payments', async () => {
  await harness.stop();
  await open(null);
  const [id] = await kioskIds();
  expect((await show(id!)).errors[0]).toMatchObject({ message: kioskPaymentMessages.noUpiAddress });
});

test('a kiosk may only read its own payment, and nobody else may', async () => {
  const [id] = await kioskIds();
  for (const document of [KIOSKS, 'mutation { signOutEverywhere { message } }'])
    expect((await kiosk.gql(document)).status).toBe(403);
  expect((await kiosk.gql(SHOW, { input: { kioskId: id, amount: moneyOf(1), reference: 'B' } })).status).toBe(
    403,
  );
  expect((await desk.gql(PAYMENT)).status).toBe(403);
  expect((await harness.gql(PAYMENT)).status).toBe(401);
});

test('who knows the id of a kiosk cannot end its session with an invented secret', async () => {
  const [id] = await kioskIds();
  const stranger = new Browser(harness);
  stranger.cookies.set('bhor_refresh', { value: `${id}.${'A'.repeat(43)}`, attributes: '' });
  expect(await stranger.renew()).toBe(false);
  expect([await shownAt(kiosk), await kiosk.renew()]).toEqual([null, true]);
});
