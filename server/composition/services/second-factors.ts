import type { KnownDevices } from '../../features/auth/known-devices';
import { PasswordService } from '../../features/auth/password.service';
import type { SessionService } from '../../features/auth/session.service';
import { SecondFactorCodes } from '../../features/second-factors/second-factor-codes';
import { SecondFactorService } from '../../features/second-factors/second-factor.service';
import { SecondStepService } from '../../features/second-factors/second-step.service';
import type { Passwords } from '../../lib/passwords';
import type { SharedServices } from './shared';

interface SecondFactorParts extends SharedServices {
  requiresSecondFactor: boolean;
  hasher: Passwords;
  sessions: SessionService;
  devices: KnownDevices;
}

/** Passwords, and what the log-in asks for after them. */
export function createSecondFactorServices(given: SecondFactorParts) {
  const parts = { ...given, secondFactorCodes: new SecondFactorCodes(given) };
  const secondStep = new SecondStepService(parts);
  const passwords = new PasswordService({ ...parts, secondStep });
  return { passwords, secondStep, secondFactors: new SecondFactorService({ ...parts, passwords }) };
}
