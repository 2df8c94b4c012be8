import { ROLE_LABELS } from '#common/accounts/role-labels';
import type { Role } from '#common/accounts/roles';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

interface LostRole {
  before: Role;
  role: Role;
  changedAt: Date;
}

/** Sent to those who were admins or owners. */
export const formerLeaderMail = ({ before, role, changedAt }: LostRole): MailContent =>
  composeMail({
    kind: 'former-leader',
    subject: `You are no longer an ${before} at ${studio.name}`,
    preheader: 'You were logged out everywhere.',
    title: `You are no longer an ${before}`,
    blocks: [
      {
        text: `Your role was changed from ${ROLE_LABELS[before]} to ${ROLE_LABELS[role]} on ${momentInWords(changedAt)}, and you were logged out everywhere.`,
      },
      {
        text: 'If you did not expect this, tell another admin or owner: Audit in Fitness Admin says who did it.',
      },
    ],
    reason: `You are receiving this e-mail because you were an ${before} of ${studio.name}.`,
  });
