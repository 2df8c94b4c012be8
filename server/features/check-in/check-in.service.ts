import type { EntityManager } from 'typeorm';
import { addDays, studioDay } from '#common/calendar';
import { ARRIVALS_KEPT_DAYS } from '#common/check-in/limits';
import { checkInMessages } from '#common/check-in/messages';
import { SECOND_MS } from '#common/time';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict } from '../../lib/errors';
import type { ActivityRecordingService } from '../activity/activity-recording.service';
import type { User } from '../accounts/user.entity';
import { VisitUndecided, type VisitAnswer } from '../activity/visit-outcome';
import type { OrderReaderService } from '../orders/order-reader.service';
import { isCurrent, type CheckInCodesService } from './check-in-codes.service';
import type { CheckInInput, KioskCheckInInput } from './check-in.input';
import type { CheckInPayload, KioskCheckInPayload } from './check-in.payload';
import type { CodeClaim } from './signed-codes';
import { UsedCheckInCode } from './used-check-in-code.entity';

interface CheckInParts {
  clock: Clock;
  checkInCodes: CheckInCodesService;
  activityRecording: ActivityRecordingService;
  orderReader: OrderReaderService;
  desk: EntryRule;
}

/** Decides whether members who owe something are admitted. */
interface EntryRule {
  /** For how many days after the promised one they may enter; null for always. */
  entryWithDuesDays: number | null;
}

/** A member who has arrived, by a code or an id. */
interface Arrival extends Omit<CheckInInput, 'member'> {
  code?: string | null | undefined;
  /** The input field with the code. */
  field: string | string[];
  memberId?: string | null | undefined;
}

/** The code, or a later one of the member, was already used. */
class CodeUsed extends Conflict {
  constructor(private readonly usedAt: Date) {
    super('CODE_USED', checkInMessages.codeUsed);
  }

  override get details() {
    return { usedAt: this.usedAt.toISOString() };
  }
}

/** Records the visits of members who show a code or are chosen by staff. */
export class CheckInService {
  constructor(private readonly parts: CheckInParts) {}

  async record(actor: UserActor, { member, ...input }: CheckInInput): Promise<CheckInPayload> {
    const { code, id: memberId } = member;
    return this.recordArrival(actor, { code, memberId, field: ['member', 'code'], ...input });
  }

  /** Records an arrival at a kiosk; members who need a decision of staff are sent to the front desk. */
  async atKiosk(actor: UserActor, input: KioskCheckInInput): Promise<KioskCheckInPayload> {
    const arrival = { ...input, field: 'code', isRepeat: false };
    const { outcome, member } = await this.recordArrival(actor, arrival);
    if (outcome === 'no_active_pass' || outcome === 'dues_overdue')
      return { outcome: 'see_front_desk', firstName: null };
    return { outcome, firstName: member.name?.split(/\s/)[0] ?? null };
  }

  private async recordArrival(actor: UserActor, arrival: Arrival): Promise<CheckInPayload> {
    const {
      code,
      field,
      memberId,
      requestKey,
      secondsAgo,
      isRepeat,
      admissionReason: reason = null,
    } = arrival;
    const now = this.parts.clock.now();
    const arrivedAt = secondsAgo == null ? null : new Date(now - secondsAgo * SECOND_MS);
    // Digits may be somebody else's by now, although the visit is recorded and only the answer was lost.
    const known = arrivedAt && (await this.parts.activityRecording.recorded(actor, requestKey));
    if (known) return this.answerOf({ outcome: 'recorded', visitedAt: null, ...known });
    const claimedAt = arrivedAt?.getTime() ?? now;
    const claim =
      code == null ? null : await this.parts.checkInCodes.read(actor, { text: code, field }, claimedAt);
    const visit = {
      memberId: claim?.userId ?? memberId!,
      requestKey,
      isRepeat,
      reason,
      happenedAt: arrivedAt,
      daysBackMax: ARRIVALS_KEPT_DAYS,
    };
    const answer = await this.parts.activityRecording.recordVisit(actor, visit, {
      always: async (manager) => {
        if (claim) await this.use(manager, claim, claimedAt);
      },
      withoutReason: (...given) => this.requireNothingOverdue(...given),
    });
    return this.answerOf(answer);
  }

  private async answerOf(answer: VisitAnswer): Promise<CheckInPayload> {
    const { activity } = answer;
    const isFirstVisit = activity !== null && (await this.parts.activityRecording.isFirstVisit(activity));
    return { message: checkInMessages.checkedIn, ...answer, isFirstVisit };
  }

  private async requireNothingOverdue(manager: EntityManager, member: User, arrivedAt: Date): Promise<void> {
    const { desk, orderReader } = this.parts;
    if (desk.entryWithDuesDays === null) return;
    const day = addDays(studioDay(arrivedAt.getTime()), -desk.entryWithDuesDays);
    if (await orderReader.hasDueBefore(manager, member.id, day))
      throw new VisitUndecided({ outcome: 'dues_overdue', message: checkInMessages.duesOverdue, member });
  }

  /** Makes a code and all earlier ones of the member invalid. The caller has locked the member's row. */
  private async use(manager: EntityManager, claim: CodeClaim, claimedAt: number): Promise<void> {
    if (!isCurrent(claim, claimedAt)) throw new Conflict('CODE_EXPIRED', checkInMessages.codeExpired);
    const { userId, step } = claim;
    const used = await manager.query<unknown[]>(
      `insert into used_check_in_codes (user_id, step, used_at) values ($1, $2, $3)
       on conflict (user_id) do update set step = excluded.step, used_at = excluded.used_at
       where used_check_in_codes.step < excluded.step returning user_id`,
      [userId, step, new Date(this.parts.clock.now())],
    );
    if (used.length > 0) return;
    const { usedAt } = await manager.findOneByOrFail(UsedCheckInCode, { userId });
    throw new CodeUsed(usedAt);
  }
}
