import { studio } from '#common/studio';
import { paths } from '../../lib/paths';
import { list, say, type LegalDocumentContent } from './legal-content';
import { termsEnding } from './terms-ending.content';

/** Day of the last change of these terms. */
const TERMS_VERSION = '2026-11-22';

const account = { words: 'Your account', to: paths.account };
const privacy = { words: 'Privacy Policy', to: paths.privacy };

export const termsContent: LegalDocumentContent = {
  title: 'Terms Of Use',
  description: `The terms between you and ${studio.name} for this site and your account, in plain words.`,
  lead: `What you and ${studio.name} can expect of each other on this site and on the training floor, in plain words.`,
  version: TERMS_VERSION,
  sections: [
    {
      id: 'about',
      title: 'What these terms are',
      blocks: [
        say([
          `They are an agreement between you and ${studio.name}, ${studio.address.join(', ')}. You make it by signing up; the public pages you may read without it. What happens to your data stands in the `,
          privacy,
          '.',
        ]),
      ],
    },
    {
      id: 'who-may-join',
      title: 'Who may join',
      blocks: [
        say(
          'You sign up here if you are 18 or over. If you are younger, come to the desk with a parent or guardian, and join there together.',
        ),
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        list(
          'Use your own name and an e-mail address that you read. One person, one account.',
          'Keep your password to yourself. Nobody at the studio will ever ask for it.',
          [
            'If you think that somebody else is in your account, change the password and sign out every device under ',
            account,
            '. Then tell us.',
          ],
          'What happens in your account counts as yours until you tell us that it is not.',
        ),
      ],
    },
    {
      id: 'on-the-floor',
      title: 'On the training floor',
      blocks: [
        say([
          'The etiquette of the studio holds for everybody. Wipe what you touched, put it back, let others work in between your sets, film nobody but yourself, and arrive 15 minutes early. ',
          { words: 'The blog', to: paths.blog },
          ' explains the rest, and so does the person at the desk.',
        ]),
        say(
          'Coaches may ask you to stop something that is dangerous for you or for others. Whoever makes others feel unsafe is asked to leave.',
        ),
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews',
      blocks: [
        say('Where the site lets you write a review, these rules hold:'),
        list(
          'Write about what you saw and did here yourself. Praise and criticism are equally welcome.',
          'No insults, no threats, no private details of other people, no advertising.',
          'You can change or delete your review at any time.',
          'We pay for no review and ask for none in return for anything. We hide what breaks these rules and tell you why, and nothing because it is critical.',
          'We may answer below a review. You can change yours afterwards.',
          'The words stay yours. By posting them you let us show them on this site until you delete them.',
        ),
      ],
    },
    {
      id: 'no-medical-advice',
      title: 'General guidance, not medical advice',
      blocks: [
        say(
          'Articles, exercises, plans, diets and numbers such as the body mass index are general guidance for healthy adults. They do not know you and they replace no doctor.',
        ),
        say(
          'Ask a doctor before you start if you are pregnant, have an illness or an injury, take medicine, or have not moved much for a long time. Stop and see a doctor when you feel pain in the chest, dizziness, or trouble with breathing.',
        ),
      ],
    },
    {
      id: 'no-tricks',
      title: 'No tricks',
      blocks: [
        list(
          'You see the full price before you decide, and nothing is added later.',
          'Nothing is ticked for you, and no clock hurries you.',
          'Nothing renews and nothing is charged unless you agreed to that very thing.',
          'Leaving takes no more steps than joining.',
        ),
      ],
    },
    {
      id: 'using-the-site',
      title: 'Using the site',
      blocks: [
        say(
          'Do not try to get at the data of others, to overload the site, or to go around its limits. Texts and pictures belong to us or to those who made them; read and share links to them, but do not sell them as yours.',
        ),
      ],
    },
    ...termsEnding,
  ],
};
