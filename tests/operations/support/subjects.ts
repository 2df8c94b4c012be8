/** What has to exist before a mutation can be called. */
import { randomUUID } from 'node:crypto';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import { Enquiry } from '#server/features/enquiries/enquiry.entity';
import { moneyOf } from '#server/graphql/money.type';
import { NO_CALLER } from '#server/lib/caller';
import { signUpByMail } from '#server/test/account-calls';
import { activityOf, recordVisit } from '#server/test/activity-calls';
import { Browser } from '#server/test/browser';
import { givePass, issueCodes, turnIntoKiosk } from '#server/test/check-in-calls';
import { PASSWORD } from '#server/test/factories';
import { Importer } from '#server/test/import-calls';
import { signatureOf } from '#server/test/online-gateway';
import * as orders from '#server/test/order-calls';
import { PictureDesk, uploadedPicture } from '#server/test/picture-calls';
import * as plans from '#server/test/plan-calls';
import * as reviews from '#server/test/review-calls';
import type { Given } from './given';

export const requestKey = () => randomUUID();
export const newAddress = () => `${randomUUID()}@example.com`;

/** The id in the answer to a mutation, at a path such as `entry.note`. */
export async function idIn(call: ReturnType<Browser['gql']>, path: string): Promise<string> {
  const { data, errors } = await call;
  let found: unknown = Object.values(data ?? {})[0];
  for (const name of [...path.split('.'), 'id']) found = (found as Record<string, unknown> | null)?.[name];
  if (typeof found !== 'string') throw new Error(errors[0]?.message ?? `no ${path}`);
  return found;
}

export const PHOTO = { caption: 'The hall', description: 'A hall with racks.' };

/** A photo that was uploaded. */
export async function photoOf({ harness, admin }: Given): Promise<string> {
  const input = { pictureId: await uploadedPicture(harness), ...PHOTO };
  const { data, errors } = await new PictureDesk(harness, admin).call('createPhoto', input);
  const payload = data?.['createPhoto'] as { galleryPhotos: { id: string }[] } | null;
  if (!payload) throw new Error(errors[0]?.message);
  return payload.galleryPhotos.at(-1)!.id;
}

export const reviewOf = async ({ member }: Given) => reviews.reviewOf(await reviews.create(member)).id;
export const visitOf = async ({ admin, user }: Given) => activityOf(await recordVisit(admin, user.id)).id;
export const orderOf = async ({ member, offer }: Given) =>
  orders.orderOf(await orders.place(member, offer)).id;
export const planOf = async ({ member }: Given) => plans.savedOf(await plans.savePlan(member)).id;

export async function paidOrderOf(given: Given): Promise<string> {
  const id = await orderOf(given);
  await orders.confirm(given.admin, id);
  return id;
}

/** Two plans that follow each other; returns the first order. */
export async function paidTwice(given: Given): Promise<string> {
  const first = await paidOrderOf(given);
  await paidOrderOf(given);
  return first;
}

/** An order of which a part was paid at the sale. */
export async function partPaidOrderOf({ harness, admin, user, offer }: Given): Promise<string> {
  const dueOn = textOfDay(addDays(studioDay(harness.clock.ms), 1));
  return orders.orderOf(await orders.sellInParts(admin, { memberId: user.id, offer, dueOn })).id;
}

export async function receiptOf(given: Given): Promise<string> {
  const { data } = await given.admin.gql('query ($id: ID!) { order(id: $id) { receipts { id } } }', {
    id: await paidOrderOf(given),
  });
  return (data?.['order'] as { receipts: { id: string }[] }).receipts[0]!.id;
}

/** Days on which a running pass can be frozen. */
export const freezeInput = ({ harness }: Given) => ({
  startsOn: textOfDay(addDays(studioDay(harness.clock.ms), 2)),
  days: 3,
  requestKey: requestKey(),
});

/** A freeze that will begin. */
export async function freezeOf(given: Given): Promise<string> {
  await paidTwice(given);
  const document = `mutation ($input: FreezeMembershipInput!) {
    freezeMembership(input: $input) { membership { freeze { id } } }
  }`;
  return idIn(given.member.gql(document, { input: freezeInput(given) }), 'membership.freeze');
}

/** A refund that the gateway has not made. */
export async function failedRefundOf(given: Given): Promise<string> {
  const { harness, online, admin, offer } = given;
  const { payments, refunds } = harness.services;
  const orderId = await orderOf(given);
  const payment = {
    gateway: 'razorpay',
    gatewayPaymentId: `pay_${orderId.replaceAll('-', '')}`,
    status: 'captured',
  } as const;
  await payments.record({ ...payment, orderId, amountPaise: offer.pricePaise });
  const { data } = await orders.refund(admin, orderId);
  const { refunds: requested } = (data?.['refundOrder'] as { order: { refunds: { id: string }[] } }).order;
  online.state.isUnavailable = true;
  await refunds.carryOut(requested[0]!.id, { isLast: true }).catch(() => undefined);
  online.state.isUnavailable = false;
  return requested[0]!.id;
}

/** An order that has been paid at the gateway, which nobody has reported yet. */
export async function paidOnlineOf({ member, offer, online }: Given) {
  const { data } = await orders.place(member, offer);
  const { order, checkout } = data?.['placeOrder'] as {
    order: { id: string };
    checkout: { gatewayOrderId: string };
  };
  const { gatewayOrderId } = checkout;
  return { orderId: order.id, ...payAtGateway({ offer, online }, gatewayOrderId) };
}

/** A payment of the plan at the gateway, which nobody has reported yet. */
export function payAtGateway({ offer, online }: Pick<Given, 'offer' | 'online'>, gatewayOrderId: string) {
  const gatewayPaymentId = `pay_${gatewayOrderId.replace(/\W/g, '')}`;
  const paid = {
    amountPaise: offer.pricePaise,
    status: 'captured',
    method: 'upi',
    returnedPaise: 0,
  } as const;
  online.payments.set(gatewayOrderId, [{ gatewayPaymentId, ...paid }]);
  return { gatewayPaymentId, signature: signatureOf(gatewayOrderId) };
}

const QUESTION = {
  name: 'Meera',
  contact: 'meera@example.com',
  message: 'Is there a lift?',
  hasConsented: true,
};

/** A new question to the studio. */
export const newQuestion = () => ({ ...QUESTION, contact: newAddress() });

export async function enquiryOf({ harness, user }: Given): Promise<string> {
  const question = newQuestion();
  await harness.services.enquiries.send(question, orders.actorOf(user), NO_CALLER);
  const { contact } = question;
  return (await harness.dataSource.getRepository(Enquiry).findOneByOrFail({ contact })).id;
}

export const noteOf = ({ admin, user }: Given) =>
  idIn(
    admin.gql(
      'mutation ($input: CreateMemberNoteInput!) { createMemberNote(input: $input) { entry { id: note { id } } } }',
      {
        input: { memberId: user.id, text: 'Prefers mornings', requestKey: requestKey() },
      },
    ),
    'entry.id',
  );

export const VIEW = { name: 'Morning crowd', isShared: false, parameters: 'status=active' };

export const viewOf = ({ admin }: Given) =>
  idIn(
    admin.gql(
      'mutation ($input: CreateListViewInput!) { createListView(input: $input) { listView { id } } }',
      { input: { ...VIEW, name: randomUUID() } },
    ),
    'listView',
  );

/** A file with one member, whose import has come this far. */
export async function importOf(
  { harness, admin }: Given,
  state: 'uploaded' | 'checked' | 'running' | 'done',
) {
  const importer = new Importer(harness, admin);
  const uploaded = await importer.upload(`Name,E-mail\nAsha,${newAddress()}\n`);
  if (state === 'uploaded') return uploaded;
  const checked = await importer.check(uploaded);
  if (state === 'checked') return checked;
  return state === 'running' ? importer.start(checked) : importer.run(checked);
}

export const continuedImport = async (given: Given, state: 'checked' | 'done') => {
  const { id, version } = await importOf(given, state);
  return { by: given.admin, input: { id, expectedVersion: version } };
};

export const linkOf = ({ harness, member }: Given) => signUpByMail(harness, member, { email: newAddress() });

export const signedOut = ({ harness }: Given) => new Browser(harness);

export async function loggedIn({ harness, user }: Given): Promise<Browser> {
  const browser = new Browser(harness);
  await browser.signIn(user.email, PASSWORD);
  return browser;
}

export async function kioskOf({ harness }: Pick<Given, 'harness'>): Promise<Browser> {
  return turnIntoKiosk((await orders.signedIn(harness, 'front_desk')).browser);
}

/** A payment for a kiosk that is on. */
export async function kioskPaymentFor(given: Given) {
  await kioskOf(given);
  const { data } = await given.admin.gql('{ kiosks { id } }');
  const [kiosk] = data?.['kiosks'] as { id: string }[];
  return { kioskId: kiosk!.id, amount: moneyOf(130_000), reference: 'BH0123456789' };
}

export async function codeOf({ harness, member, user }: Given): Promise<string> {
  await givePass(harness, user.id);
  const [{ digits }] = await issueCodes(member);
  return digits;
}

export const withPassword = { password: PASSWORD };

export const DIET = { age: 30, limitations: 'Bad knee' };
