import { noteChangesForm } from '#common/timeline/note.form';

/** What is wrong with the text of a note, if anything. */
export const noteProblem = (text: string): string | undefined =>
  noteChangesForm.safeParse({ text }).error?.issues[0]?.message;
