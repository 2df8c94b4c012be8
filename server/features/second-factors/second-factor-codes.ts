import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { In, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { CLAIM_CODE_LETTERS, normaliseClaimCode } from '#common/invitations/claim-code';
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '#common/second-factors/limits';
import { SECOND_MS } from '#common/time';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { SealedSecrets } from '../../lib/sealed-secrets';
import type { KeyedHash } from '../../lib/secrets';
import { RecoveryCode } from './recovery-code.entity';
import { SecondFactor } from './second-factor.entity';

const PERIOD_S = 30;
const DIGITS = 6;
const APP_CODE = /^\d{6}$/;
const SECRET_BYTES = 20;
/** Clocks may differ by one step (RFC 6238, section 5.2). */
const STEPS_OFF = 1;

interface CodeParts {
  clock: Clock;
  keyedHash: KeyedHash;
  sealedSecrets: SealedSecrets;
}

const sealedName = (userId: string): string => `second factor of ${userId}`;

/** Checks codes of a second factor, and notes which were used. */
export class SecondFactorCodes {
  constructor(private readonly parts: CodeParts) {}

  newSecret = (): Secret => new Secret({ size: SECRET_BYTES });

  seal = (secret: Secret, userId: string): string =>
    this.parts.sealedSecrets.seal(sealedName(userId), secret.base32);

  /** Seals what an earlier key has sealed with the current one, so that the earlier one can be removed from AUTH_KEYS. */
  async sealAgain(database: Pick<Database, 'getRepository'>): Promise<void> {
    const factors = database.getRepository(SecondFactor);
    for (const { userId, secret } of await factors.findBy({ secret: Not(IsNull()) })) {
      const again = this.parts.sealedSecrets.sealAgain(sealedName(userId), secret!);
      if (again !== secret) await factors.update({ userId, secret: secret! }, { secret: again });
    }
  }

  /** The time step of a code for a sealed secret; null if it is not one of about now. */
  stepOf(code: string, sealed: string, userId: string): number | null {
    const secret = this.parts.sealedSecrets.open(sealedName(userId), sealed);
    if (secret === null) return null;
    const timestamp = this.parts.clock.now();
    const delta = totpOf({ secret }).validate({ token: code, timestamp, window: STEPS_OFF });
    return delta === null ? null : Math.floor(timestamp / (PERIOD_S * SECOND_MS)) + delta;
  }

  hasApp = (manager: EntityManager, userId: string): Promise<boolean> =>
    manager.existsBy(SecondFactor, { userId, secret: Not(IsNull()) });

  /** Uses a code of the app or a recovery code; null if it is wrong or was used. */
  async use(manager: EntityManager, userId: string, code: string): Promise<'app' | 'recovery' | null> {
    if (APP_CODE.test(code)) return (await this.useStep(manager, userId, code)) ? 'app' : null;
    const codeHash = In(this.parts.keyedHash.underEachKey(recoveryText(userId, normaliseClaimCode(code))));
    const { affected } = await manager.delete(RecoveryCode, { userId, codeHash });
    return affected ? 'recovery' : null;
  }

  private async useStep(manager: EntityManager, userId: string, code: string): Promise<boolean> {
    const factor = await manager.findOneBy(SecondFactor, { userId });
    const step = factor?.secret ? this.stepOf(code, factor.secret, userId) : null;
    if (step === null) return false;
    const { affected } = await manager.update(
      SecondFactor,
      { userId, lastStep: LessThan(step) },
      { lastStep: step },
    );
    return affected === 1;
  }

  /** Issues recovery codes in place of the earlier ones; they are readable only here. */
  async replaceRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
    await manager.delete(RecoveryCode, { userId });
    const rows = codes.map((code) => ({
      userId,
      codeHash: this.parts.keyedHash.of(recoveryText(userId, code)),
    }));
    await manager.insert(RecoveryCode, rows);
    return codes;
  }
}

export const totpOf = (values: { secret: string | Secret; issuer?: string; label?: string }): TOTP =>
  new TOTP({ ...values, algorithm: 'SHA1', digits: DIGITS, period: PERIOD_S });

const recoveryText = (userId: string, code: string) => `recovery code ${userId} ${code}`;

const randomCode = (): string =>
  Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => CLAIM_CODE_LETTERS[randomInt(CLAIM_CODE_LETTERS.length)],
  ).join('');
