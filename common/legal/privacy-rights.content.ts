import { studio } from '../studio';
import { RETENTION_DAYS } from '../retention';
import { paths } from '../paths';
import { list, mailLink, paragraph, type LegalContact, type LegalSectionContent } from './legal-content';

/** Said only where it is done (`ERASED_DATA_KEY`). */
const SEALED_COPY = ` A copy is kept for ${RETENTION_DAYS.sealedCopies} days, as rule 8(3) of the Digital Personal Data Protection Rules, 2025, requires, and then erased. It is sealed with a key that is not on this site: no screen, no program and nobody who works here reads it.`;

const inAccount = (text: string, anchor: string) => ({ text, to: `${paths.account}#${anchor}` });

/** Part of the privacy notice about rights and how to exercise them. */
export const privacyRights = ({ email }: LegalContact): LegalSectionContent[] => [
  {
    id: 'your-rights',
    title: 'What you can do, and where',
    blocks: [
      list(
        [
          'See and download everything: ',
          inAccount('Download my data', 'download'),
          ' gives you one file, at once.',
        ],
        [
          'Correct or complete it: in ',
          { text: 'your profile', to: paths.profile },
          '. To change your e-mail address, write to us.',
        ],
        [
          'Withdraw a consent: ',
          inAccount('What we keep', 'what-we-keep'),
          '. It takes one click and one confirmation, no more than giving it.',
        ],
        ['Delete everything: ', inAccount('Delete account', 'delete'), '. It happens at once.'],
        ['Log out a device that is not yours: ', inAccount('Logged-in devices', 'devices'), '.'],
        [
          'Have a question deleted that you sent with “Ask us” without an account: write to ',
          mailLink(email),
          ', or ask at the front desk.',
        ],
        [
          'Nominate someone to use these rights for you after your death, or if you become unable to: send their name and contact details to ',
          mailLink(email),
          ', from your account’s e-mail address.',
        ],
        [
          'Read this notice in any language of the Eighth Schedule to the Constitution: write to ',
          mailLink(email),
          ' or ask at the front desk.',
        ],
      ),
      paragraph(
        'If we have only your phone number, you have no log-in yet: give your e-mail address at the front desk, and we invite you.',
      ),
      paragraph('None of this costs anything, and none of it changes how you are treated at the studio.'),
    ],
  },
  {
    id: 'after-deletion',
    title: 'What stays after you delete your account',
    blocks: [
      paragraph(
        () =>
          `Your profile, your numbers, your visits, your reviews, your memberships, your devices and your consents are deleted at once.${studio.sealsErasedData ? SEALED_COPY : ''} Five things stay:`,
      ),
      list(
        `The last e-mail we send you, which confirms it: ${RETENTION_DAYS.sentMails} days, or ${RETENTION_DAYS.undeliveredMails} if it cannot be delivered.`,
        'The security log, for one year. It holds your account number, but no name and no address.',
        'Orders and payments in the studio’s books, without anything that says whose they were.',
        'That a waiver was accepted, without anything that says by whom.',
        'Receipts, with the name they were issued to, for as long as tax law requires. This applies only if you paid for something.',
      ),
    ],
  },
  {
    id: 'children',
    title: 'Under 18',
    blocks: [
      paragraph([
        'Accounts on this site are for people aged 18 and over. If you are younger, join at the front desk with a parent or guardian, who gives the consent. If you find that a child has an account here, write to ',
        mailLink(email),
        ' and we will delete it.',
      ]),
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints',
    blocks: [
      paragraph([
        'Write to ',
        mailLink(email),
        ' or speak to us at the front desk. We reply within 30 days.',
      ]),
      paragraph(
        'If our reply does not help, or you get none, you can complain to the Data Protection Board of India. Contact us first: the Board expects you to.',
      ),
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this notice',
    blocks: [
      paragraph(
        'The date of the last update is at the top, and your consents show which version you agreed to. If a change needs a new consent, it applies to you only once you give it.',
      ),
    ],
  },
];
