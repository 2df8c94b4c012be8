import { ROLE_LABELS } from '#common/accounts/role-labels';
import type { Role } from '#common/accounts/roles';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { momentInWords } from './dates';

interface NewAdmin {
  email: string;
  role: Role;
  createdAt: Date;
  /** Whether the studio's password for admins made the account one, or an admin or owner. */
  by: 'shared password' | 'staff';
}

const HOW = {
  'shared password': ', with the studio’s admin password',
  staff: ', because somebody who may decide that invited or promoted them',
};

const WHAT_TO_DO = {
  'shared password': 'have the admin password changed and this account removed.',
  staff: 'end their access under Staff in Fitness Admin, and ask who invited them: Audit says so.',
};

/** Sent to the existing admins and owners. */
export const newAdminMail = ({ email, role, createdAt, by }: NewAdmin): MailContent =>
  composeMail({
    kind: 'new-admin',
    subject: `A new ${role} account at ${studio.name}`,
    preheader: `${email} is ${ROLE_LABELS[role].toLowerCase()} now.`,
    title: `A new ${role} account`,
    blocks: [
      { text: `${email} became an ${role} on ${momentInWords(createdAt)}${HOW[by]}.` },
      { text: `If you know this person, you don’t need to do anything. If you don’t, ${WHAT_TO_DO[by]}` },
    ],
    reason: `You are receiving this e-mail because you are an admin of ${studio.name}.`,
  });
