import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { CODE_DIGITS, CODE_STEP_MS, CODES_ISSUED, DIGITS_LIFE_MS } from '#common/check-in/limits';
import { checkInMessages } from '#common/check-in/messages';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { AuthKey } from '../../lib/auth-keys';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import { randomDigits } from '../../lib/secrets';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { UserService } from '../members/user.service';
import { CheckInDigits } from './check-in-digits.entity';
import type { CheckInCode } from './check-in.payload';
import { checkInCodeIssuing, wrongCheckInCodes } from './check-in.rate-limits';
import { SignedCodes, type CodeClaim } from './signed-codes';

interface CodeParts {
  dataSource: Database;
  clock: Clock;
  users: UserService;
  limits: Pick<RateLimits, 'take' | 'giveBack'>;
  authKeys: readonly AuthKey[];
  /** Random digits; tests choose them. */
  drawDigits?: () => string;
}

/** Issues the codes that members show, and reads those that are scanned or typed at the front desk. */
export class CheckInCodes {
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

  /** Whose code it is, and of which step; a wrong one counts against the session of the staff. */
  async read(actor: UserActor, text: string): Promise<CodeClaim> {
    const { limits } = this.parts;
    await limits.take(wrongCheckInCodes, actor.sessionId);
    const claim = isDigits(text) ? await this.claimOfDigits(text) : this.signed.read(text);
    if (!claim) throw invalidField('code', 'INCORRECT', checkInMessages.codeUnknown);
    await limits.giveBack(wrongCheckInCodes, actor.sessionId);
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
    for (const step of steps) {
      while (!digits.has(step)) {
        const drawn = await this.draw(manager, userId, step);
        if (drawn !== null) digits.set(step, drawn);
      }
    }
    return digits;
  }

  /** Null if somebody else has the digits that were drawn. */
  private async draw(manager: EntityManager, userId: string, step: number): Promise<string | null> {
    const { drawDigits = () => randomDigits(CODE_DIGITS) } = this.parts;
    const digits = drawDigits();
    const expiresAt = new Date(startOf(step).getTime() + DIGITS_LIFE_MS);
    const added = await manager.query<unknown[]>(
      `insert into check_in_digits (digits, user_id, step, expires_at) values ($1, $2, $3, $4)
       on conflict (digits) do nothing returning digits`,
      [digits, userId, step, expiresAt],
    );
    return added.length > 0 ? digits : null;
  }
}

/** The number of the step of a point in time. */
export const stepAt = (now: number): number => Math.floor(now / CODE_STEP_MS);

const startOf = (step: number): Date => new Date(step * CODE_STEP_MS);

const isDigits = (text: string): boolean => text.length === CODE_DIGITS && /^\d+$/.test(text);
