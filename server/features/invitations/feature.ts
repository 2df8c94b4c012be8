import type { Feature } from '../feature';
import * as rateLimits from './claim.rate-limits';
import { ClaimFields, ClaimResolver } from './claim.resolver';
import { InvitationFields, InvitationResolver } from './invitation.resolver';

export const invitations: Feature = {
  resolvers: [InvitationResolver, InvitationFields, ClaimResolver, ClaimFields],
  rateLimits: Object.values(rateLimits),
};
