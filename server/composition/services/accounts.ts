import { AccountService } from '../../features/accounts/account.service';
import { ApiKeyAccessService } from '../../features/api-keys/api-key-access.service';
import { ApiKeyService } from '../../features/api-keys/api-key.service';
import { AdminPasswordService } from '../../features/auth/admin-password.service';
import { KioskService } from '../../features/auth/kiosk.service';
import { KnownDevices } from '../../features/auth/known-devices';
import { NewAccounts } from '../../features/auth/new-accounts';
import { PasswordLinkService } from '../../features/auth/password-link.service';
import { PasswordResetService } from '../../features/auth/password-reset.service';
import { ResetRequesters } from '../../features/auth/reset-requesters';
import { RoleService } from '../../features/auth/role.service';
import { SessionRenewalService } from '../../features/auth/session-renewal.service';
import { SessionService } from '../../features/auth/session.service';
import { SignInService } from '../../features/auth/sign-in.service';
import { SignUpCancellationService } from '../../features/privacy/sign-up-cancellation.service';
import { SignUpService } from '../../features/auth/sign-up.service';
import { ClaimService } from '../../features/invitations/claim.service';
import { InvitationService } from '../../features/invitations/invitation.service';
import { MeasurementConsent } from '../../features/measurements/measurement-consent';
import { MeasurementService } from '../../features/measurements/measurement.service';
import { MemberAdministrationService } from '../../features/members/member-administration.service';
import { MemberExportService } from '../../features/members/member-export.service';
import { MemberListsService } from '../../features/members/member-lists.service';
import { NewMemberService } from '../../features/members/new-member.service';
import { ProfileWriter } from '../../features/members/profile-writer';
import { ProfileService } from '../../features/members/profile.service';
import type { OrderService } from '../../features/sales/order.service';
import { AccountDeletionService } from '../../features/privacy/account-deletion.service';
import { ConsentService } from '../../features/consents/consent.service';
import { DataExportService } from '../../features/privacy/data-export.service';
import type { JournalEntries } from '../../features/entry-definition';
import type { HealthData } from '../../features/feature';
import { MemberNoteService } from '../../features/timeline/member-note.service';
import { TimelineService } from '../../features/timeline/timeline.service';
import { WaiverService } from '../../features/waivers/waiver.service';
import { AccessTokens } from '../../lib/access-tokens';
import type { AuthKey } from '../../lib/auth-keys';
import type { Passwords } from '../../lib/passwords';
import { ROLE_ENDINGS } from '../parts';
import { createSecondFactorServices } from './second-factors';
import type { SharedParts, SharedServices } from './shared';

export interface AccountParts extends Pick<SharedParts, 'memberTables'> {
  publicUrl: string;
  hasher: Passwords;
  authKeys: AuthKey[];
  /** When undefined, admin sign-up is disabled. */
  adminSecret: string | undefined;
  /** Whether admins and owners must have a second factor, some days after their first log-in. */
  requiresSecondFactor: boolean;
  healthData: readonly HealthData[];
  journalEntries: JournalEntries;
}

/** Sign-up, log-in, sessions, profiles, consents and the data rights of users. */
export function createAccountServices(parts: SharedServices & AccountParts & { orders: OrderService }) {
  const { clock, publicUrl, authKeys, keyedHash } = parts;
  const tokens = new AccessTokens({ keys: authKeys, clock, issuer: publicUrl });
  const sessions = new SessionService({ ...parts, tokens });
  const devices = new KnownDevices({ keyedHash });
  const shared = { ...parts, sessions, devices };
  const consents = new ConsentService(parts);
  const adminPassword = new AdminPasswordService(parts);
  const roles = new RoleService({ ...parts, roleEndings: ROLE_ENDINGS });
  const factors = createSecondFactorServices(shared);
  const { passwords } = factors;
  const signIn = new SignInService({ ...shared, ...factors });
  const memberLists = new MemberListsService(parts);
  const profileWriter = new ProfileWriter({
    ...parts,
    measurementConsent: new MeasurementConsent({ ...parts, consents }),
  });
  const signUp = new SignUpService({ ...shared, adminPassword, newAccounts: new NewAccounts(parts) });
  const invitations = new InvitationService(parts);
  return {
    accounts: new AccountService(parts),
    apiKeys: new ApiKeyService({ ...parts, passwords }),
    apiKeyAccess: new ApiKeyAccessService(parts),
    sessions,
    sessionRenewal: new SessionRenewalService(shared),
    passwordLinks: new PasswordLinkService(parts),
    passwordReset: new PasswordResetService({
      ...shared,
      passwords,
      requesters: new ResetRequesters({ keyedHash }),
    }),
    consents,
    waivers: new WaiverService(parts),
    adminPassword,
    signUp,
    signUpCancellation: new SignUpCancellationService({ ...shared, roles }),
    signIn,
    ...factors,
    roles,
    kiosks: new KioskService({ ...shared, signIn }),
    profiles: new ProfileService({ ...parts, profileWriter }),
    invitations,
    claims: new ClaimService({ ...parts, signUp }),
    newMember: new NewMemberService({ ...parts, consents, invitations }),
    memberAdministration: new MemberAdministrationService({ ...shared, profileWriter }),
    memberLists,
    memberExport: new MemberExportService({ ...parts, memberLists }),
    measurements: new MeasurementService(parts),
    memberNotes: new MemberNoteService(parts),
    timelines: new TimelineService(parts),
    accountDeletion: new AccountDeletionService({ ...parts, passwords, roles }),
    dataExport: new DataExportService(parts),
  };
}
