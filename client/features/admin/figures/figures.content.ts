import { studio } from '#common/studio';

/** Texts of the page that says what the figures mean. */
export const figuresContent = {
  title: 'What the figures mean',
  about: 'What this means',
  aboutNamed: (name: string) => `What “${name}” means`,
  lead: () =>
    `Each figure opens the rows that make it. Days begin and end at midnight in the time zone of the studio, ${studio.timeZone}.`,
  heads: { definition: 'What it is', rows: 'Rows', days: 'Days' },
};
