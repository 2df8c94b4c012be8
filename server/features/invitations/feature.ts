import type { Feature } from '../feature';
import * as rateLimits from './claim.rate-limits';
import { ClaimFields, ClaimResolver } from './claim.resolver';
import { InvitationFields, InvitationResolver } from './invitation.resolver';
import { JOURNAL_ENTRIES } from './journal-entries';

export const invitations: Feature = {
  resolvers: [InvitationResolver, InvitationFields, ClaimResolver, ClaimFields],
  rateLimits: Object.values(rateLimits),
  journalEntries: JOURNAL_ENTRIES,
};
