import { ROLE_LABELS } from '#common/accounts/role-labels';
import type { StaffRole } from '#common/accounts/roles';
import { STAFF_INVITATION_DAYS } from '#common/staff/limits';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

export const staffInvitationMail = ({ link, role }: { link: string; role: StaffRole }): MailContent =>
  composeMail({
    kind: 'staff-invitation',
    subject: `Work with ${studio.name} online`,
    preheader: `You are invited as: ${ROLE_LABELS[role]}.`,
    title: 'An invitation to the staff',
    blocks: [
      { text: `${studio.name} invites you to its staff. Your role: ${ROLE_LABELS[role]}.` },
      { button: 'Accept the invitation', link },
      {
        text: `The link works once, within ${STAFF_INVITATION_DAYS} days. If you are a member with this address, you keep your account and your membership.`,
      },
      { text: 'If you do not know what this is about, ignore this e-mail.' },
    ],
    reason: `You are receiving this e-mail because an admin of ${studio.name} entered this address.`,
  });
