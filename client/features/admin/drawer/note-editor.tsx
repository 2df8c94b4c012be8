import { useApolloClient } from '@apollo/client/react';
import type * as z from 'zod/mini';
import { noteChangesForm } from '#common/timeline/note.form';
import { NOTE_LENGTH_MAX } from '#common/timeline/limits';
import { noteMessages } from '#common/timeline/messages';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { TextAreaField } from '../../../components/text-area-field';
import { NO_ANSWER } from '../../../lib/errors';
import { tabDraft } from '../../../lib/use-draft';
import { useEditForm } from '../../../lib/use-edit-form';
import { useReread } from '../../../lib/use-reread';
import { drawerContent } from './drawer.content';
import classes from './timeline.module.css';
import {
  MemberTimelineDocument,
  StaffNoteFragmentDoc,
  useUpdateMemberNoteMutation,
  type StaffNoteFragment,
} from './timeline.generated';

const { notes: texts } = drawerContent;

type NoteValues = z.output<typeof noteChangesForm>;

const draftName = (id: string): string => `change of note ${id}`;

/** Whether the text of a note was being changed when its drawer was closed. */
export const hasDraft = (id: string): boolean => tabDraft(draftName(id)).read() !== null;

interface NoteEditorProps {
  note: StaffNoteFragment;
  onClose: () => void;
}

/** Changes the text of a note in its place. */
export function NoteEditor({ note, onClose }: NoteEditorProps) {
  const [update] = useUpdateMemberNoteMutation();
  const edit = useEditForm<StaffNoteFragment, NoteValues, NoteValues>(note, {
    schema: noteChangesForm,
    valuesOf: ({ text }) => ({ text }),
    draft: draftName(note.id),
    fallback: texts.editFailed,
    unreachable: NO_ANSWER,
    send: async ({ text }, base) => {
      // Nothing was changed.
      if (text === undefined) return { message: '', loaded: base };
      const { id, version } = base;
      const { data } = await update({ variables: { input: { id, text, expectedVersion: version } } });
      if (!data) throw new Error(texts.editFailed);
      return { message: data.updateMemberNote.message, loaded: data.updateMemberNote.note };
    },
    read: useReadNote(),
    submit: async (save) => {
      if (await save()) onClose();
    },
  });
  const { form, formProps, field, failure, isSubmitting, newer } = edit;
  return (
    <form {...formProps} className={classes.form}>
      <FormAlert notice={failure} keepsFocus />
      {newer && (
        <FormAlert notice={{ message: noteMessages.changedMeanwhile }} keepsFocus>
          <p>{texts.savedMeanwhile(newer.loaded.text)}</p>
        </FormAlert>
      )}
      <TextAreaField
        key={form.key('text')}
        {...field('text')}
        label={texts.editLabel}
        rows={3}
        lengthMax={NOTE_LENGTH_MAX}
        autoFocus
      />
      <div className={classes.buttons}>
        <Button type="submit" isBusy={isSubmitting}>
          {texts.save}
        </Button>
        <Button
          isBusy={isSubmitting}
          onClick={() => {
            edit.discard();
            onClose();
          }}
        >
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Reads a note again, with the history that it is in. */
function useReadNote() {
  const { cache } = useApolloClient();
  const reread = useReread(MemberTimelineDocument);
  return async (note: StaffNoteFragment): Promise<StaffNoteFragment> => {
    if (!(await reread())) throw new Error(texts.editFailed);
    const id = cache.identify({ __typename: 'MemberNote', id: note.id });
    return cache.readFragment({ id: id!, fragment: StaffNoteFragmentDoc }) ?? note;
  };
}
