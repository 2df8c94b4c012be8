import { studio } from '#common/studio';
import { paths } from '../../lib/paths';
import { say, type LegalSectionContent } from './legal-content';

const mail = { words: studio.email, to: `mailto:${studio.email}` };
const account = { words: 'Your account', to: paths.account };

/** The part of the terms that says how it ends, and what holds when the two sides disagree. */
export const termsEnding: LegalSectionContent[] = [
  {
    id: 'ending',
    title: 'Ending your account',
    blocks: [
      say([
        'You can delete your account at any time, without a reason, under ',
        account,
        '. It ends at once.',
      ]),
      say(
        'We can close an account that breaks these terms. We say why and hear you first, unless somebody is in danger. What you paid for and did not get is paid back.',
      ),
    ],
  },
  {
    id: 'when-something-fails',
    title: 'When something fails',
    blocks: [
      say([
        'The site may be away now and then. If it does you harm, or if you have a complaint of any kind, write to ',
        mail,
        ': you hear from us within 48 hours, and we try to settle it within a month. Nothing in these terms takes away a right that the law gives you, such as those of the Consumer Protection Act, 2019.',
      ]),
    ],
  },
  {
    id: 'law',
    title: 'Law and courts',
    blocks: [
      say(
        `The law of India applies. For disputes that we cannot settle between us, the courts at ${studio.city} decide, or the consumer commission where you live.`,
      ),
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    blocks: [
      say(
        'The day of the last change stands at the top. A change that costs you something or takes something from you is announced on this page at least 30 days before. If you do not agree, you can end your account before it begins.',
      ),
    ],
  },
];
