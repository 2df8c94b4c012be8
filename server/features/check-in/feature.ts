import type { Feature } from '../feature';
import { CheckInDigits } from './check-in-digits.entity';
import { checkInCodeIssuing, wrongCheckInCodes } from './check-in.rate-limits';
import { CheckInResolver } from './check-in.resolver';
import { UsedCheckInCode } from './used-check-in-code.entity';

export const checkIn: Feature = {
  entities: [CheckInDigits, UsedCheckInCode],
  resolvers: [CheckInResolver],
  rateLimits: [wrongCheckInCodes, checkInCodeIssuing],
};
