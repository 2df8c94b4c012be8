import type { KnownDevices } from '../../features/auth/known-devices';
import type { PasswordService } from '../../features/auth/password.service';
import type { SessionService } from '../../features/auth/session.service';
import { SecondFactorCodes } from '../../features/second-factors/second-factor-codes';
import { SecondFactorService } from '../../features/second-factors/second-factor.service';
import { SecondStepService } from '../../features/second-factors/second-step.service';
import type { SharedServices } from './shared';

interface SecondFactorParts extends SharedServices {
  requiresSecondFactor: boolean;
  passwords: PasswordService;
  sessions: SessionService;
  devices: KnownDevices;
}

/** What the log-in asks for after the password. */
export function createSecondFactorServices(given: SecondFactorParts) {
  const parts = { ...given, secondFactorCodes: new SecondFactorCodes(given) };
  return { secondFactors: new SecondFactorService(parts), secondStep: new SecondStepService(parts) };
}
