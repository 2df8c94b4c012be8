import { randomInt } from 'node:crypto';
import { In, MoreThan } from 'typeorm';
import { CLAIM_CODE_LETTERS, formatClaimCode } from '#common/invitations/claim-code';
import type { ClaimValues } from '#common/invitations/claim.form';
import { CLAIM_CODE_HOURS, CLAIM_CODE_LENGTH } from '#common/invitations/limits';
import { claimMessages } from '#common/invitations/messages';
import { sendsNoMails } from '#common/sends-no-mails';
import { HOUR_MS } from '#common/time';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { refuseApiKey } from '../../lib/require-permission';
import type { KeyedHash } from '../../lib/secrets';
import { isUuid } from '../../lib/uuid';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { ClaimCode } from '../auth/claim-code.entity';
import { isClaimable } from '../auth/claimable';
import type { SignUpService } from '../auth/sign-up.service';
import { voidClaimsOf } from '../auth/sign-ups';
import type { JournalService } from '../journal/journal.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import { claimCodeMaking, claimsOfAccount, wrongClaimCodes } from './claim.rate-limits';

interface ClaimParts {
  dataSource: Database;
  clock: Clock;
  keyedHash: KeyedHash;
  limits: RateLimits;
  links: Links;
  users: UserService;
  journal: JournalService;
  log: SecurityLogService;
  signUp: SignUpService;
}

interface NewCode {
  code: string;
  url: string;
  expiresAt: Date;
  member: User;
}

/** Members added by staff claim their accounts with a code from the front desk. */
export class ClaimService {
  constructor(private readonly parts: ClaimParts) {}

  /** Makes a code, in place of an earlier one and of what was done with it. Whoever has it could log in as the member. */
  async makeCode(actor: UserActor, id: string): Promise<NewCode> {
    refuseApiKey(actor);
    const { dataSource, users, journal, links, keyedHash, limits } = this.parts;
    await limits.take(claimCodeMaking, actor.id);
    const code = randomCode();
    const expiresAt = new Date(this.parts.clock.now() + CLAIM_CODE_HOURS * HOUR_MS);
    const member = await dataSource.transaction(async (manager) => {
      // Locked before the account, as when the link of a claim is opened: another order could deadlock.
      if (isUuid(id)) await voidClaimsOf(manager, id);
      const locked = await users.lockMember(manager, id);
      if (!isClaimable(locked)) throw new Conflict('CLAIM_NOT_POSSIBLE', claimMessages.notNeeded);
      const made = { codeHash: keyedHash.of(code), expiresAt, madeBy: actor.id };
      await manager.upsert(ClaimCode, { userId: id, ...made }, ['userId']);
      const entry = { type: 'member.claim-code-made', subjectId: id, memberId: id } as const;
      await journal.write(manager, actor, { ...entry, before: {}, after: {} });
      return locked;
    });
    return { code: formatClaimCode(code), url: links.claim(), expiresAt, member };
  }

  /**
   * Mails the link with which the claim is completed. Until then, the code can be used again, as for another address. A
   * studio that sends no mails completes it at once. Returns whether it is complete.
   */
  async claim({ code, ...values }: ClaimValues, caller: Caller): Promise<boolean> {
    const { limits, log, signUp } = this.parts;
    const attempt = { event: 'claim-refused', caller } as const;
    await log.count(attempt, () => limits.take(wrongClaimCodes, caller.network));
    const accountId = await this.accountOf(code);
    if (!accountId) {
      log.report({ ...attempt, reason: 'wrong-code' });
      throw invalidField('code', 'INCORRECT', claimMessages.codeInvalid);
    }
    await limits.giveBack(wrongClaimCodes, caller.network);
    await limits.take(claimsOfAccount, accountId);
    if (sendsNoMails()) {
      await signUp.claimAtOnce(values, accountId);
      return true;
    }
    await signUp.initiate({ ...values, accountType: 'member' }, caller, accountId);
    return false;
  }

  private async accountOf(code: string): Promise<string | null> {
    const [found] = await this.parts.dataSource.getRepository(ClaimCode).find({
      where: {
        codeHash: In(this.parts.keyedHash.underEachKey(code)),
        expiresAt: MoreThan(new Date(this.parts.clock.now())),
      },
      relations: { user: true },
    });
    return found && isClaimable(found.user) ? found.userId : null;
  }
}

const randomCode = (): string =>
  Array.from(
    { length: CLAIM_CODE_LENGTH },
    () => CLAIM_CODE_LETTERS[randomInt(CLAIM_CODE_LETTERS.length)],
  ).join('');
