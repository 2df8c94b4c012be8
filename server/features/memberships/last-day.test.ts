/** The last day of a pass, wherever it is shown. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { studioDay, textOfDay } from '#common/calendar';
import { lastDayOf } from '#common/memberships/last-day';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { MemberSummary } from '../members/member-summary.entity';

let harness: Harness;
let admin: Browser;
let boss: UserWithEmail;
let user: UserWithEmail;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin, user: boss } = await signedIn(harness, 'admin'));
  user = await createUser(harness.dataSource);
});
afterEach(() => harness.stop());

/** Everything on the server that names the last day of a pass. */
const lastDays = async (entryType: 'membership.begun' | 'membership.ended') => {
  const summary = await harness.dataSource.getRepository(MemberSummary).findOneByOrFail({ id: user.id });
  const listed = await admin.gql('{ members(first: 9) { nodes { id memberships { paidUntil } } } }');
  const { nodes } = listed.data?.['members'] as {
    nodes: { id: string; memberships: { paidUntil: string }[] }[];
  };
  const { body } = await admin.rest('GET', '/api/user/admin/users');
  const users = body['users'] as { _id: string; membership: { expiry: string } }[];
  const file = await harness.services.memberExport.part(actorOf(boss), {}, null);
  const [entry] = (await harness.dataSource.getRepository(JournalEntry).findBy({ type: entryType })).slice(
    -1,
  );
  const [mail] = await harness.mailTo(user.email);
  const dayOf = (moment: Date) => textOfDay(studioDay(moment.getTime()));
  return {
    graphql: dayOf(lastDayOf(new Date(nodes.find(({ id }) => id === user.id)!.memberships[0]!.paidUntil))),
    rest: dayOf(new Date(users.find(({ _id }) => _id === user.id)!.membership.expiry)),
    summary: dayOf(lastDayOf(summary.paidUntil)),
    export: /Premium,(\d{4}-\d\d-\d\d)/.exec(file.text)?.[1],
    timeline: /\d+ \w+ \d{4}/.exec(harness.services.journalTexts.text(entry!, new Map()))?.[0],
    mail: /(?:until the end of|last day was) (\d+ \w+ \d{4})/.exec(mail!.text)?.[1],
  };
};

const DAYS = (iso: string, words: string) => ({
  graphql: iso,
  rest: iso,
  summary: iso,
  export: iso,
  timeline: words,
  mail: words,
});

test('the last day of a pass is the same in lists, files, the timeline and mails, also once it is cancelled', async () => {
  const { membershipAdministration } = harness.services;
  const reason = 'Moved away';
  const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'Premium' });
  const grant = { memberId: user.id, offerId: offer!.id, reason, requestKey: randomUUID() };
  await membershipAdministration.grant(actorOf(boss), grant);
  expect(await lastDays('membership.begun')).toEqual(DAYS('2026-12-21', '21 December 2026'));
  harness.clock.ms += 60_000;
  await membershipAdministration.cancel(actorOf(boss), { memberId: user.id, planType: 'pass', reason });
  expect(await lastDays('membership.ended')).toEqual(DAYS('2026-11-21', '21 November 2026'));
});
