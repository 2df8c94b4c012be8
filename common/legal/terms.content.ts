import { studio } from '../studio';
import { paths } from '../paths';
import { list, paragraph, type LegalDocumentContent } from './legal-content';
import { termsEnding } from './terms-ending.content';

const account = { text: 'Your account', to: paths.account };
const privacy = { text: 'Privacy Policy', to: paths.privacy };

/** The terms. Every change needs a new TERMS_VERSION. */
export const termsContent: LegalDocumentContent = {
  title: 'Terms Of Use',
  description: () =>
    `The terms between you and ${studio.name} for this site and your account, in plain words.`,
  lead: () =>
    `What you and ${studio.name} can expect from each other on this site and on the training floor, in plain words.`,
  ownBefore: 'ending',
  sections: [
    {
      id: 'about',
      title: 'What these terms are',
      blocks: [
        paragraph([
          () =>
            `They are an agreement between you and ${studio.name}, ${studio.address.join(', ')}. You accept them by signing up; you can read the public pages without them. What happens to your data is in the `,
          privacy,
          '.',
        ]),
      ],
    },
    {
      id: 'who-may-join',
      title: 'Who may join',
      blocks: [
        paragraph(
          'You can sign up here if you are 18 or over. If you are younger, come to the front desk with a parent or guardian and join there.',
        ),
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        list(
          'Use your own name and an e-mail address you check. One person, one account.',
          'Keep your password to yourself. Nobody at the studio will ever ask for it.',
          [
            'If you think someone else is in your account, change the password and log out every device under ',
            account,
            '. Then tell us.',
          ],
          'You are responsible for what happens in your account until you tell us that it was not you.',
        ),
      ],
    },
    {
      id: 'on-the-floor',
      title: 'On the training floor',
      isPolicy: true,
      blocks: [
        paragraph([
          'The studio’s etiquette applies to everyone. Wipe what you used, put it back, let others work in between your sets, film nobody but yourself, and arrive 15 minutes early. ',
          { text: 'The blog', to: paths.blog },
          ' explains the rest, and so does the front desk.',
        ]),
        paragraph(
          'Trainers may ask you to stop something that is dangerous for you or others. Anyone who makes others feel unsafe is asked to leave.',
        ),
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews',
      blocks: [
        paragraph('When you write a review, these rules apply:'),
        list(
          'Write about your own experience here. Praise and criticism are equally welcome.',
          'No insults, no threats, no private details of other people, no advertising.',
          'You can edit or delete your review at any time.',
          'We never pay for reviews or offer anything in return for one. We hide only what breaks these rules, and tell you why. We never hide a review for being critical.',
          'We may reply below a review. You can edit yours afterwards.',
          'Your words stay yours. By posting them you let us show them on this site until you delete them.',
        ),
      ],
    },
    {
      id: 'no-medical-advice',
      title: 'General guidance, not medical advice',
      isPolicy: true,
      blocks: [
        paragraph(
          'Articles, exercises, plans, diets and numbers such as the body mass index are general guidance for healthy adults. They do not know you and are no substitute for a doctor.',
        ),
        paragraph(
          'Ask a doctor before you start if you are pregnant, ill, injured or on medication, or have not exercised for a long time. Stop and see a doctor if you have chest pain, dizziness or trouble breathing.',
        ),
      ],
    },
    {
      id: 'no-tricks',
      title: 'No tricks',
      blocks: [
        list(
          'You see the full price before you decide, and nothing is added later.',
          'Nothing is ticked for you, and there are no countdowns.',
          'Nothing renews and nothing is charged unless you agreed to it.',
          'Leaving takes no more steps than joining.',
        ),
      ],
    },
    {
      id: 'using-the-site',
      title: 'Using the site',
      isPolicy: true,
      blocks: [
        paragraph(
          'Do not try to access other people’s data, overload the site or get around its limits. Texts and pictures belong to us or to those who made them: read them and share links, but do not sell them as your own.',
        ),
      ],
    },
    ...termsEnding,
  ],
};
