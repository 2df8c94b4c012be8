import { RETENTION_DAYS } from '#common/retention';

/** Texts of the tab of questions to the studio. */
export const enquiryListContent = {
  lead: `From the website, newest first. They are deleted after ${RETENTION_DAYS.enquiries} days.`,
  unit: { one: 'question', other: 'questions' },
  caption: 'Questions to the studio, newest first',
  statuses: 'Questions by status',
  statusLabels: { open: 'Open', answered: 'Answered', all: 'All' },
  search: { label: 'Search questions', hint: 'Name, contact or words' },
  asked: 'Asked',
  empty: 'No questions yet',
  noneOpen: 'No open questions',
  noMatches: 'No question matches',
  heads: { from: 'From', question: 'Question', asked: 'Asked', answer: 'Answer', actions: 'Actions' },
  open: 'Open',
  answeredOn: (day: string, by: string | undefined) => (by ? `${day}, ${by}` : day),
  answer: 'Answered',
  remove: 'Delete',
  of: (name: string) => ` the question of ${name}`,
  failed: 'That did not work. Please try again.',
  answering: {
    title: (name: string) => `Answered ${name}?`,
    text: 'Your name and the time are kept with the question.',
    note: 'Note',
    noteHint: 'Optional. A member can read it in the export of their data.',
    submit: 'Save',
  },
  removing: {
    title: (name: string) => `Delete the question of ${name}?`,
    text: 'Name, contact and text are gone then. This cannot be undone.',
    submit: 'Delete',
  },
};
