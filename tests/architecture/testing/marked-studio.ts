/** A studio whose members have data that a test recognizes in any answer. */
import { Activity } from '#server/features/activity/activity.entity';
import { DietDetails } from '#server/features/diet/diet-details.entity';
import { Measurement } from '#server/features/measurements/measurement.entity';
import { MemberSummaryService } from '#server/features/members/member-summary.service';
import { MembershipPeriod } from '#server/features/memberships/membership-period.entity';
import { createArticles } from '#server/test/factories';
import { Importer } from '#server/test/import-calls';
import { MUTATIONS } from '../../operations/support/all';
import { callMutation } from '../../operations/support/call-mutation';
import { givenAnew, givenForMutations, type Given, type SampleIds } from '../../operations/support/given';
import { requestKey } from '../../operations/support/subjects';

const VISITED_AT = '2026-11-13T07:17:31.123Z';
const ENDS_AT = '2027-03-13T07:19:31.123Z';
const DISCOUNT = 12_345;

/** How each kind of personal data looks in an answer. */
export const MARKS = {
  name: /Kulkarni/,
  contact: /\+91987654|@example\.com/,
  health: /87\.65|Bad knee/,
  note: /Prefers (mornings|evenings)|Back on Monday/,
  staff: /Staffperson/,
  enquiry: /Is there a lift/,
  hiddenReview: /Rude/,
  visit: /2026-11-13T07:17:31/,
  membership: /2027-03-13T07:19:31/,
} as const;

export type Kind = keyof typeof MARKS | 'money';
/** Mutations that leave rows about a member of their own. */
const LEAVE_ROWS =
  `answerEnquiry assignTrainer assignTrainerToMembers createListView createMember createMemberNote createReview
  freezeMembership grantMembership hideReview makeClaimCode publishArticle recordContact recordVisit recordWorkout
  refundOrder requestPaymentByLink saveWorkoutPlan sendEnquiry snoozeMember undoMemberImport updateMember writeOffDue
  moveCash closeDay`.split(/\s+/);

export async function markedStudio() {
  const common = await givenForMutations();
  const given = await givenAnew(common);
  await common.harness.dataSource.query(`update users set name = 'Staffperson' where role <> 'user'`);
  await mark(given);
  for (const name of LEAVE_ROWS) await call(name, await MUTATIONS[name]!.call(await givenAnew(common)));
  const { pricePaise } = common.offer;
  const marks: Record<Kind, RegExp> = { ...MARKS, money: new RegExp(`\\b${pricePaise - DISCOUNT}\\b`) };
  return { ...common, ids: await idsOf(given), marks };
}

/** Gives a member some data of each kind. */
async function mark({ harness, admin, user, offer }: Given): Promise<void> {
  const { dataSource } = harness;
  const now = new Date(harness.clock.ms);
  const own = { userId: user.id };
  await dataSource.getRepository(Measurement).insert({ ...own, weightKg: 87.65, measuredAt: now });
  const diet = { ...own, age: 30, limitations: 'Bad knee', createdAt: now, updatedAt: now };
  await dataSource.getRepository(DietDetails).insert(diet);
  const sale = { memberId: user.id, offerId: offer.id, method: 'CASH', requestKey: requestKey() };
  const discount = { amount: { minorUnits: DISCOUNT, currencyCode: 'INR' }, reason: 'Student' };
  await call('sellMembership', { by: admin, input: { ...sale, discount } });
  await dataSource.getRepository(MembershipPeriod).update(own, { endsAt: new Date(ENDS_AT) });
  const visit = { ...own, type: 'attendance', happenedAt: new Date(VISITED_AT) } as const;
  await dataSource.getRepository(Activity).insert(visit);
  await new MemberSummaryService().refresh(dataSource.manager, [user.id]);
  const note = { memberId: user.id, text: 'Prefers mornings', requestKey: requestKey() };
  await call('createMemberNote', { by: admin, input: note });
  const file = `E-mail,Name,Phone\r\n${user.email},Somebody,\r\n`;
  await new Importer(harness, admin).uploadAndCheck(file);
}

async function call(...[name, prepared]: Parameters<typeof callMutation>): Promise<void> {
  const { errors } = await callMutation(name, prepared);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]!.message}`);
}

async function idsOf({ harness, user, offer, trainer }: Given): Promise<SampleIds> {
  const newest = async (table: string, condition = 'true') => {
    const [row] = await harness.dataSource.query<{ id: string }[]>(
      `select id from ${table} where ${condition} limit 1`,
    );
    if (!row) throw new Error(`no ${table}`);
    return row.id;
  };
  const order = await newest('orders', `user_id = '${user.id}'`);
  return {
    article: (await createArticles(harness.dataSource, 1))[0]!.id,
    import: await newest('member_imports', `status = 'checked'`),
    member: user.id,
    offer: offer.id,
    order,
    plan: await newest('workout_plans'),
    receipt: await newest('receipts', `order_id = '${order}'`),
    review: await newest('reviews', 'hidden_at is not null'),
    trainer: trainer.id,
  };
}
