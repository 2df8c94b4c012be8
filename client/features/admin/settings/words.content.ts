import type { WordName } from '#common/settings/words.form';

const RULES = 'One on each line, its title before a colon: “Bring a towel: One for the bench.”';

/** Texts of the section in which admins write what pages say about the studio. */
export const wordsContent = {
  words: {
    title: 'Words',
    lead: 'What pages say about your studio. What you leave empty says what the demonstration says, shown in grey.',
    original: { takeOver: 'Start from the demonstration’s text', reset: 'Back to the demonstration’s text' },
    pages: { home: 'Home page', whyJoin: 'Why join' },
    names: {
      homeTitle: 'Title',
      homeLead: 'Sentence below the title',
      aboutTitle: 'About the studio: title',
      aboutText: 'About the studio: text',
      etiquette: 'Rules: etiquette',
      hygiene: 'Rules: hygiene',
      whyLead: 'Sentences below the title',
      trainerTitle: 'First reason: title',
      trainerText: 'First reason: text',
      earlyTitle: 'Second reason: title',
      earlyText: 'Second reason: text',
      roomTitle: 'Third reason: title',
      roomText: 'Third reason: text',
      careTitle: 'Fourth reason: title',
      careText: 'Fourth reason: text',
    } satisfies Record<WordName, string>,
    hints: {
      homeLead: 'The lowest price of a pass follows. Left empty, it names your city and when you open.',
      aboutText: 'A new line begins a paragraph.',
      etiquette: RULES,
      hygiene: RULES,
      earlyText: 'Left empty, it names your hours, too.',
    } satisfies Partial<Record<WordName, string>>,
  },
};
