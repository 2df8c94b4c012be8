import type { Feature } from '../feature';
import { InvitationFields, InvitationResolver } from './invitation.resolver';

export const invitations: Feature = { resolvers: [InvitationResolver, InvitationFields] };
