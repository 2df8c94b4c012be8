import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import type { Feature } from '../feature';
import { ClaimCode } from './claim-code.entity';
import * as rateLimits from './claim.rate-limits';
import { ClaimFields, ClaimResolver } from './claim.resolver';
import { InvitationFields, InvitationResolver } from './invitation.resolver';

export const invitations: Feature = {
  entities: [ClaimCode],
  resolvers: [InvitationResolver, InvitationFields, ClaimResolver, ClaimFields],
  rateLimits: Object.values(rateLimits),
  memberTables: { claim_codes: { leftOut: 'Contains only the hash of a code and its expiry.' } },
  removals: {
    'claim codes': oldRows('claim_codes', RETENTION_DAYS.claimCodes, 'expires_at < $1'),
  },
};
