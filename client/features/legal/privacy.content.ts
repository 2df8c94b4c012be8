import { NOTICE_VERSION } from '#common/legal';
import { OTP_LIFE_MS, VERIFICATION_LIFE_MS } from '#common/limits';
import { studio } from '#common/studio';
import { HOUR_MS, MINUTE_MS } from '#common/time';
import { paths } from '../../lib/paths';
import { browserData } from './browser-storage.content';
import { itemise, list, say, type LegalDocumentContent } from './legal-content';
import { accountData, healthData } from './privacy-tables.content';
import { privacyRights } from './privacy-rights.content';

const mail = { words: studio.email, to: `mailto:${studio.email}` };
const phone = { words: studio.phoneShown, to: `tel:${studio.phone}` };
const profile = { words: 'your profile', to: paths.profile };
const diet = { words: 'your diet details', to: paths.diet };

/** The privacy notice (DPDP Act 2023, section 5; Rules 2025, rule 3); whoever changes it changes NOTICE_VERSION. */
export const privacyContent: LegalDocumentContent = {
  title: 'Privacy Policy',
  description: `What ${studio.name} keeps about you, what for and for how long, and how you see, correct, take back and delete it.`,
  lead: 'What we keep about you, what for, and how you take it back. This is the notice that the Digital Personal Data Protection Act, 2023 asks for. It says everything in one place.',
  version: NOTICE_VERSION,
  sections: [
    {
      id: 'who-answers',
      title: 'Who answers for your data',
      blocks: [
        say(
          `${studio.name}, ${studio.address.join(', ')}, decides what is kept about you and what it is used for. The Act calls this the data fiduciary.`,
        ),
        say([
          'Every question, request and complaint about your data may go to ',
          mail,
          ', to ',
          phone,
          ', or to the person at the desk. All three reach whoever answers for it.',
        ]),
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep',
      blocks: [
        say(
          'We ask for what a service needs, and for nothing else. When a new part of the site keeps more, it is added to this list first, and where the law wants your consent, you are asked.',
        ),
        itemise(accountData),
      ],
    },
    {
      id: 'health-data',
      title: 'Health data, apart from the rest',
      blocks: [
        say([
          'Numbers about your body and what you tell about your diet have a consent of their own. You give it by saving them in ',
          profile,
          ' or in ',
          diet,
          '. Leave the fields empty and we keep none; everything else works without them.',
        ]),
        itemise(healthData),
        say([
          'To take this consent back, open ',
          { words: 'What we keep in your account', to: `${paths.account}#what-we-keep` },
          ' and press Withdraw. The numbers are deleted at once, with their history, and so are the diet details.',
        ]),
      ],
    },
    {
      id: 'what-we-do-not-do',
      title: 'What we do not do',
      blocks: [
        list(
          'No trackers, no advertising, no counting of visitors by other companies. The site loads nothing from anywhere else, but for the form of the payment company when you choose to pay online.',
          'No sale of data, and no lending.',
          'No calls and no mails to sell you something.',
          'No decision about you that a program makes alone.',
        ),
      ],
    },
    {
      id: 'cookies-and-storage',
      title: 'Cookies and browser storage',
      blocks: [
        say(
          'The site keeps these in your browser. Each is needed for something that you asked for, which is why no banner asks you about them. You can clear them in the settings of your browser.',
        ),
        itemise(browserData),
      ],
    },
    {
      id: 'mails',
      title: 'Mails that we send',
      blocks: [
        list(
          `A link to verify your address when you sign up. It works once, for ${VERIFICATION_LIFE_MS / HOUR_MS} hours.`,
          'A note instead of that link, when somebody signs up with an address that has an account already.',
          `A six-digit code when somebody asks for a new password. It works once, for ${OTP_LIFE_MS / MINUTE_MS} minutes.`,
          'Notes about the safety of your account, such as a changed password.',
          'Your receipt when you have paid, and what became of an order.',
          'A reminder 7, 3 and 1 days before a membership ends, and on its last day; none once you have renewed.',
        ),
        say('There is no newsletter and nothing to unsubscribe from.'),
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees it',
      blocks: [
        list(
          'People who work at the studio, as far as their work with you needs it.',
          'The companies that run the server of this site and carry its mails, on our behalf and on our instructions only.',
          'The payment company, if you pay online: it sees the order, the amount, your name, your e-mail address and your number, and what you type into its form.',
          'Everybody who reads the site, for the reviews that you write: with the name that you sign them with, and nothing else of your profile.',
          'Courts and authorities, when the law orders it.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        list(
          'Passwords are kept as argon2id hashes. Codes, links and log-ins are kept as hashes too, so that what is stored opens nothing.',
          'You see and change your own data only. The server checks that at every request.',
          'Tries are counted, and too many are refused for a while.',
          'When the address of this site begins with https, everything between your browser and us travels encrypted, and the log-in cookies travel no other way.',
          'Our logs hold no passwords, codes, links or e-mail addresses.',
        ),
        say(
          'If your data is lost or falls into wrong hands all the same, we tell you and the Data Protection Board of India without delay: what happened, what it can mean for you, and what you can do.',
        ),
      ],
    },
    ...privacyRights,
  ],
};
