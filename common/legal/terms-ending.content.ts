import { studio } from '../studio';
import { paths } from '../paths';
import { mailLink, paragraph, type LegalSectionContent } from './legal-content';

const account = { text: 'Your account', to: paths.account };

/** Part of the terms about ending an account, liability, governing law and changes. */
export const termsEnding: LegalSectionContent[] = [
  {
    id: 'ending',
    title: 'Ending your account',
    blocks: [
      paragraph([
        'You can delete your account at any time, without giving a reason, under ',
        account,
        '. It is deleted at once.',
      ]),
    ],
  },
  {
    id: 'closing-accounts',
    title: 'If we close an account',
    isPolicy: true,
    blocks: [
      paragraph(
        'We can close an account that breaks these terms. We tell you why and hear you first, unless someone is in danger. We refund anything you paid for and did not get.',
      ),
    ],
  },
  {
    id: 'when-something-fails',
    title: 'When something goes wrong',
    isPolicy: true,
    blocks: [
      paragraph([
        'The site may be down now and then. If this harms you, or if you have any complaint, write to ',
        mailLink,
        ': we reply within 48 hours and try to settle it within a month. Nothing in these terms takes away any right the law gives you, such as those under the Consumer Protection Act, 2019.',
      ]),
    ],
  },
  {
    id: 'law',
    title: 'Law and courts',
    isPolicy: true,
    blocks: [
      paragraph(
        () =>
          `Indian law applies. Disputes we cannot settle between us are decided by the courts in ${studio.city} or the consumer commission where you live.`,
      ),
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    isPolicy: true,
    blocks: [
      paragraph(
        'The date of the last update is at the top. If a change costs you something or takes something away, we announce it on this page at least 30 days ahead. If you do not agree, you can delete your account before it starts.',
      ),
    ],
  },
];
