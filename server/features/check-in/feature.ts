import type { Feature } from '../feature';
import { CheckInDigits } from './check-in-digits.entity';
import { checkInCodeIssuing, wrongCheckInCodes } from './check-in.rate-limits';
import { CheckInResolver } from './check-in.resolver';
import { UsedCheckInCode } from './used-check-in-code.entity';

export const checkIn: Feature = {
  entities: [CheckInDigits, UsedCheckInCode],
  resolvers: [CheckInResolver],
  memberTables: {
    check_in_digits: { leftOut: 'Random digits that are valid for ten minutes.' },
    used_check_in_codes: { leftOut: 'Only prevents a code from being used twice; the visits are exported.' },
  },
  rateLimits: [wrongCheckInCodes, checkInCodeIssuing],
  studioTables: {
    check_in_digits: { leftOut: 'Digits that are valid for minutes.' },
    used_check_in_codes: { leftOut: 'Only prevents that a code is used again.' },
  },
};
