import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import {
  CODE_DIGITS,
  CODE_STEP_MS,
  CODES_ISSUED,
  DIGITS_LIFE_MS,
  STEPS_TOLERATED,
} from '#common/check-in/limits';
import { checkInMessages } from '#common/check-in/messages';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { AuthKey } from '../../lib/auth-keys';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import { randomDigits } from '../../lib/secrets';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { UserService } from '../accounts/user.service';
import { CheckInDigits } from './check-in-digits.entity';
import type { CheckInCode } from './check-in.payload';
import { checkInCodeIssuing, wrongCheckInCodes } from './check-in.rate-limits';
import { SignedCodes, type CodeClaim } from './signed-codes';

type DrawnDigits = Pick<CheckInDigits, 'step' | 'digits'>;

interface CodeParts {
  dataSource: Database;
  clock: Clock;
  users: UserService;
  limits: Pick<RateLimits, 'take' | 'giveBack'>;
  authKeys: readonly AuthKey[];
  /** Random digits; tests choose them. */
  drawDigits?: () => string;
}

interface SentCode {
  text: string;
  /** The input field with the code. */
  field: string | string[];
}

/** Issues the codes that members show, and reads those that are scanned or typed at the front desk. */
export class CheckInCodesService {
  private readonly signed: SignedCodes;

  constructor(private readonly parts: CodeParts) {
    this.signed = new SignedCodes(parts.authKeys);
  }

  /** The codes of the current step and the next ones, so that a device without a connection can go on for a while. */
  async issue({ id: userId }: UserActor): Promise<{ codes: CheckInCode[]; issuedAt: Date }> {
    const { limits, dataSource, users, clock } = this.parts;
    await limits.take(checkInCodeIssuing, userId);
    const now = clock.now();
    const steps = Array.from({ length: CODES_ISSUED }, (_, index) => stepAt(now) + index);
    const digits = await dataSource.transaction(async (manager) => {
      await users.lockCurrentUser(manager, userId);
      return this.allot(manager, userId, steps);
    });
    const codes = steps.map((step) => ({
      text: this.signed.of({ userId, step }),
      digits: digits.get(step)!,
      startsAt: startOf(step),
      endsAt: startOf(step + 1),
    }));
    return { codes, issuedAt: new Date(now) };
  }

  /**
   * Reads whose code it is, and of which time step. Wrong codes count against the session of the staff member or the
   * API key, and so do outdated digits, which can be guessed like others.
   */
  async read(actor: UserActor, { text, field }: SentCode, arrivedAt: number): Promise<CodeClaim> {
    const { limits } = this.parts;
    const subject = actor.key?.id ?? actor.sessionId;
    await limits.take(wrongCheckInCodes, subject);
    const claim = isDigits(text) ? await this.claimOfDigits(text) : this.signed.read(text);
    if (!claim) throw invalidField(field, 'INCORRECT', checkInMessages.codeUnknown);
    if (!isDigits(text) || isCurrent(claim, arrivedAt)) await limits.giveBack(wrongCheckInCodes, subject);
    return claim;
  }

  private async claimOfDigits(digits: string): Promise<CodeClaim | null> {
    const allotted = await this.parts.dataSource.getRepository(CheckInDigits).findOneBy({ digits });
    return allotted && allotted.expiresAt.getTime() > this.parts.clock.now() ? allotted : null;
  }

  /** The digits of each step. Those that another member has at the moment are drawn again. */
  private async allot(manager: EntityManager, userId: string, steps: number[]): Promise<Map<number, string>> {
    await manager.delete(CheckInDigits, { expiresAt: LessThanOrEqual(new Date(this.parts.clock.now())) });
    const allotted = await manager.findBy(CheckInDigits, { userId, step: In(steps) });
    const digits = new Map(allotted.map((row) => [row.step, row.digits]));
    for (;;) {
      const missing = steps.filter((step) => !digits.has(step));
      if (missing.length === 0) return digits;
      for (const row of await this.draw(manager, userId, missing)) digits.set(row.step, row.digits);
    }
  }

  /**
   * Draws digits for each step, except those that are taken or were drawn twice. All transactions insert them in the
   * same order, so that two of them cannot wait for each other.
   */
  private draw(manager: EntityManager, userId: string, steps: number[]): Promise<DrawnDigits[]> {
    const { drawDigits = () => randomDigits(CODE_DIGITS) } = this.parts;
    const expiresAt = steps.map((step) => new Date(startOf(step).getTime() + DIGITS_LIFE_MS));
    return manager.query<DrawnDigits[]>(
      `insert into check_in_digits (digits, user_id, step, expires_at)
       select digits, $1, step, expires_at
       from unnest($2::text[], $3::int[], $4::timestamptz[]) as drawn (digits, step, expires_at)
       order by digits
       on conflict (digits) do nothing returning step, digits`,
      [userId, steps.map(drawDigits), steps, expiresAt],
    );
  }
}

/** The number of the step of a point in time. */
const stepAt = (now: number): number => Math.floor(now / CODE_STEP_MS);

/** Whether a code is accepted at a point in time. */
export const isCurrent = ({ step }: Pick<CodeClaim, 'step'>, at: number): boolean =>
  Math.abs(step - stepAt(at)) <= STEPS_TOLERATED;

const startOf = (step: number): Date => new Date(step * CODE_STEP_MS);

const isDigits = (text: string): boolean => text.length === CODE_DIGITS && /^\d+$/.test(text);
