import type { KnownDevices } from '../../features/auth/known-devices';
import { PasswordService } from '../../features/auth/password.service';
import type { SessionService } from '../../features/auth/session.service';
import { PasskeyCeremonies } from '../../features/second-factors/passkey-ceremonies';
import { PasskeySignIns } from '../../features/second-factors/passkey-sign-ins';
import { PasskeyService } from '../../features/second-factors/passkey.service';
import { SecondFactorChanges } from '../../features/second-factors/second-factor-changes';
import { SecondFactorCodes } from '../../features/second-factors/second-factor-codes';
import { SecondFactorService } from '../../features/second-factors/second-factor.service';
import { SecondStepService } from '../../features/second-factors/second-step.service';
import type { Passwords } from '../../lib/passwords';
import type { SharedServices } from './shared';

interface SecondFactorParts extends SharedServices {
  publicUrl: string;
  requiresSecondFactor: boolean;
  hasher: Passwords;
  sessions: SessionService;
  devices: KnownDevices;
}

/** Passwords, and what the log-in asks for after them. */
export function createSecondFactorServices(given: SecondFactorParts) {
  const secondFactorCodes = new SecondFactorCodes(given);
  const ceremonies = new PasskeyCeremonies(given);
  const parts = { ...given, secondFactorCodes, ceremonies };
  const secondStep = new SecondStepService({ ...parts, passkeySignIns: new PasskeySignIns(parts) });
  const passwords = new PasswordService({ ...parts, secondStep });
  const changes = new SecondFactorChanges({ ...parts, passwords });
  return {
    passwords,
    secondStep,
    passkeys: new PasskeyService({ ...parts, changes }),
    secondFactors: new SecondFactorService({ ...parts, passwords, changes }),
  };
}
