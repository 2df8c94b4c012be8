import type { RiskLevel } from '../../../graphql/types.generated';
import type { AtRiskPageFragment } from './at-risk.generated';

/** The members of a page who have this level, without those who have been contacted, snoozed or have come meanwhile. */
export const membersAt = (level: RiskLevel, { edges }: AtRiskPageFragment) =>
  edges.map(({ node }) => node).filter(({ risk }) => risk?.level === level);
