import { RETENTION_DAYS } from '#common/retention';
import { studio } from '#common/studio';
import { paths } from '../../lib/paths';
import { list, say, type LegalSectionContent } from './legal-content';

const mail = { words: studio.email, to: `mailto:${studio.email}` };
const inAccount = (words: string, anchor: string) => ({ words, to: `${paths.account}#${anchor}` });

/** The part of the privacy notice that says what people can ask for, and where. */
export const privacyRights: LegalSectionContent[] = [
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
          { words: 'your profile', to: paths.profile },
          '. For your e-mail address write to us.',
        ],
        [
          'Withdraw a consent: ',
          inAccount('What we keep', 'what-we-keep'),
          '. It takes one press and one confirmation, no more than giving it.',
        ],
        ['Delete everything: ', inAccount('Delete account', 'delete'), '. It happens at once.'],
        ['Sign out a device that is not yours: ', inAccount('Devices signed in', 'devices'), '.'],
        [
          'Nominate somebody who may use these rights for you after your death, or when you cannot: write their name and how to reach them to ',
          mail,
          ', from the address of your account.',
        ],
        [
          'Read this notice in another language of the Eighth Schedule to the Constitution: ask at ',
          mail,
          ' or at the desk.',
        ],
      ),
      say('None of this costs anything, and none of it changes how you are treated at the studio.'),
    ],
  },
  {
    id: 'after-deletion',
    title: 'What stays after you delete your account',
    blocks: [
      say(
        'Your profile, your numbers, your visits, your reviews, your memberships, your devices and your consents are deleted at once. Four things stay:',
      ),
      list(
        `The mail that tells you so, which is also the last one: ${RETENTION_DAYS.sentMails} days, or ${RETENTION_DAYS.undeliveredMails} if it cannot be delivered.`,
        'The security log, for one year. It holds the number that your account had, but no name and no address.',
        'Orders and payments in the books of the studio, without anything that says whose they were.',
        'Receipts, with the name that they were issued to, for as long as tax law asks. You have some only if you paid for something.',
      ),
    ],
  },
  {
    id: 'children',
    title: 'Under 18',
    blocks: [
      say([
        'Accounts on this site are for people of 18 and over. Somebody younger joins at the desk, together with a parent or guardian, who gives the consent. If you find that a child has an account here, write to ',
        mail,
        ' and we delete it.',
      ]),
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints',
    blocks: [
      say(['Write to ', mail, ' or speak to the person at the desk. You get an answer within 30 days.']),
      say(
        'If the answer does not help, or none comes, you can complain to the Data Protection Board of India. Ask us first: the Board wants to know that you did.',
      ),
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this notice',
    blocks: [
      say(
        'The day of the last change stands at the top, and your consents say which version they were given to. A change that needs a new consent waits until you give it.',
      ),
    ],
  },
];
