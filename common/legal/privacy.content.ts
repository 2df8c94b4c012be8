import { OTP_LIFE_MS, VERIFICATION_LIFE_MS } from '../auth/lifetimes';
import { studio } from '../studio';
import { RECEIPT_LINK_LIFE_MS } from '../receipts/limits';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time';
import { paths } from '../paths';
import { browserData } from './browser-storage.content';
import { healthData } from './health-data.content';
import {
  list,
  mailLink,
  paragraph,
  phoneLink,
  tableBlock,
  type LegalContact,
  type LegalDocumentContent,
} from './legal-content';
import { accountData } from './account-data.content';
import { privacyRights } from './privacy-rights.content';

const profile = { text: 'your profile', to: paths.profile };
const diet = { text: 'your diet details', to: paths.diet };

/** The privacy notice (DPDP Act 2023, section 5; Rules 2025, rule 3). Every change needs a new NOTICE_VERSION. */
export const privacyContent = (contact: LegalContact): LegalDocumentContent => ({
  title: 'Privacy Policy',
  description: () =>
    `What ${studio.name} keeps about you, why and for how long, and how to see, correct, download and delete it.`,
  lead: 'What we keep about you, why, and how to withdraw it. This is the notice required by the Digital Personal Data Protection Act, 2023, with everything in one place.',
  ownBefore: 'your-rights',
  sections: [
    {
      id: 'who-answers',
      title: 'Who is responsible for your data',
      blocks: [
        paragraph(
          () =>
            `${studio.name}, ${studio.address.join(', ')}, decides what is kept about you and what it is used for. The Act calls us the data fiduciary.`,
        ),
        paragraph([
          'For any question, request or complaint about your data, write to ',
          mailLink(contact.email),
          ', call ',
          phoneLink(contact),
          ` or ask at the front desk. All three reach ${contact.name ? `${contact.name}, ` : ''}the person responsible.`,
        ]),
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep',
      blocks: [
        paragraph(
          'We ask only for what a service needs. If a new part of the site keeps more, we add it to this list first, and where the law requires your consent, we ask for it.',
        ),
        tableBlock(accountData),
      ],
    },
    {
      id: 'health-data',
      title: 'Health data',
      blocks: [
        paragraph([
          'Numbers about your body, details of your diet and limitations in workout plans need a separate consent. You give it by saving them in ',
          profile,
          ', in ',
          diet,
          ' or in a workout plan. Leave the fields blank and we keep none; everything else works without them. If you ask us at the studio to enter your numbers, staff record your consent first, and you get an e-mail about it if we have your address.',
        ]),
        tableBlock(healthData),
        paragraph([
          'Admins of the studio can open these numbers and details. So can your trainer, if you have given the consent or saved them since 30 November 2026. Who did, and when, is in your account under ',
          { text: 'Who saw my health data', to: `${paths.account}#who-saw` },
          '.',
        ]),
        paragraph([
          'To withdraw this consent, open ',
          { text: 'What we keep in your account', to: `${paths.account}#what-we-keep` },
          ' and press Withdraw. Your numbers and their history are deleted at once, and so are your diet details and the workout plans saved with limitations.',
        ]),
      ],
    },
    {
      id: 'what-we-do-not-do',
      title: 'What we do not do',
      blocks: [
        list(
          'No trackers, no advertising, no visitor counting by other companies. The site loads nothing from elsewhere, except the payment company’s form when you choose to pay online.',
          'We do not sell or lend your data.',
          'No marketing calls or e-mails.',
          'No decision about you is made by a program alone.',
        ),
      ],
    },
    {
      id: 'cookies-and-storage',
      title: 'Cookies and browser storage',
      blocks: [
        paragraph(
          'The site keeps these in your browser. Each is needed for something you asked for, so there is no cookie banner. You can clear them in your browser settings.',
        ),
        tableBlock(browserData),
      ],
    },
    {
      id: 'mails',
      title: 'E-mails we send',
      blocks: [
        list(
          `A link to verify your address when you sign up. It works once, for ${VERIFICATION_LIFE_MS / HOUR_MS} hours.`,
          'A note instead of that link, if someone signs up with an address that already has an account.',
          'An invitation, if the studio has set up an account for you.',
          `A six-digit OTP when someone asks for a new password. It works once, for ${OTP_LIFE_MS / MINUTE_MS} minutes.`,
          'Security alerts about your account, such as a changed password.',
          'What to pay and by when, if you order for the front desk, or a link with which to pay; your receipt once you have paid, and again if you ask for it; and news of your orders.',
          'A reminder when a part of a price that you pay in parts is due, or overdue.',
          'A note when the studio adds a membership without an order, or ends one.',
          'A note when a membership is frozen, or made longer by the studio.',
          'A reminder 7, 3 and 1 days before a membership ends, and on its last day, unless you have renewed.',
          'The reason, if the studio hides a review of yours.',
          'A note when staff record your consent for health data, and a last one when your account is deleted.',
        ),
        paragraph('There is no newsletter and nothing to unsubscribe from.'),
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees it',
      blocks: [
        list(
          'People who work at the studio, as far as their work requires.',
          'The companies that run this site’s server and deliver its e-mails, on our behalf and on our instructions only.',
          'The payment company, if you pay online: it sees the order, the amount, your name, your e-mail address and your contact number, and what you type into its form.',
          `Whoever has the link to a receipt that the front desk sends you, for example by WhatsApp, which then sees it too. It works for ${RECEIPT_LINK_LIFE_MS / DAY_MS} days, or until you delete your account.`,
          'If the studio has its workout plans written by a hosted language model, the company that runs it: it sees goal, experience, place, days and equipment, and nothing that tells who you are. Plans with limitations are never sent to it.',
          'Everyone who visits the site sees the reviews you write, with your name, in full or shortened as you choose, and nothing else from your profile.',
          'Courts and authorities, when the law requires it.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        list(
          'Passwords are kept as argon2id hashes. OTPs, links and log-ins are kept as hashes too, so what is stored cannot be used to get in.',
          'You can see and change only your own data. The server checks this on every request.',
          'Attempts are counted, and too many are blocked for a while.',
          'When this site’s address begins with https, everything between your browser and us is encrypted, and log-in cookies are sent no other way.',
          'Our logs hold no passwords, OTPs, links or e-mail addresses. They hold what was asked for and when, refused log-ins, changed passwords and the like, your account number if you are logged in, and your network address without its last part.',
        ),
        paragraph(
          'If your data is still lost or falls into the wrong hands, we tell you and the Data Protection Board of India without delay: what happened, what it could mean for you, and what you can do.',
        ),
      ],
    },
    ...privacyRights(contact),
  ],
});
