import type { LegalDocument } from '../../../graphql/types.generated';

const sections = 'Your own sections';
const shown =
  'Publishing it makes a new version of the text. Earlier ones stay, since members have agreed to them.';

/** Texts about the legal texts in the settings. */
export const legalSettings = {
  documents: {
    TERMS: {
      title: 'Terms Of Use',
      lead: `What the site does is described by the product. Your policies, and what else holds at your studio, you can write yourself. ${shown}`,
    },
    PRIVACY: {
      title: 'Privacy Policy',
      lead: `What is kept, for how long, and the rights of members are described by the product. You can name who answers for it, and add to it. ${shown}`,
    },
  } satisfies Record<LegalDocument, object>,
  version: (name: string) => `Version ${name}.`,
  open: 'Open the page',
  contact: {
    title: 'Who answers for the data of members',
    hint: 'Left empty, the name is not given, and e-mail address and phone are those of the studio.',
    names: {
      contactName: 'Person',
      contactEmail: 'E-mail address for data',
      contactPhone: 'Phone for data',
    },
  },
  policies: {
    title: 'Your policies',
    hint: 'What you leave empty says what is shown in grey. The terms promise 30 days’ notice of changes for the worse.',
    original: { takeOver: 'Start from this text', reset: 'Reset' },
  },
  sections: {
    names: { sections },
    title: sections,
    hint: {
      TERMS: 'They stand before “Ending your account”.',
      PRIVACY: 'They stand before “What you can do, and where”.',
    } satisfies Record<LegalDocument, string>,
    none: 'None.',
    group: (number: number, title: string) => title || `Section ${number}`,
    sectionTitle: 'Title',
    text: 'Text',
    format:
      'A new line begins a paragraph, a dash at its start an item of a list. Addresses with https:// become links.',
    add: 'Add a section',
    up: (title: string) => `Move up ${title}`,
    remove: (title: string) => `Remove ${title}`,
  },
  submit: 'Publish',
  failed: 'The legal texts did not load.',
  saveFailed: 'The text could not be published. Please try again.',
};
