import { useRole } from '../../lib/session';
import { secondFactorContent } from '../second-factors/second-factor.content';
import { SecondFactorStatus } from '../second-factors/second-factor-status';
import { AccountSection } from './account-section';
import { accountContent } from './account.content';

/** Shown to staff only. */
export function SecondFactorSection() {
  if (useRole() === 'user') return null;
  return (
    <AccountSection {...accountContent.sections.secondFactor} lead={secondFactorContent.lead}>
      <SecondFactorStatus />
    </AccountSection>
  );
}
