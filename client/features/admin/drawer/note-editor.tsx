import { useState, type SyntheticEvent } from 'react';
import { NOTE_LENGTH_MAX } from '#common/members/limits';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { TextAreaField } from '../../../components/text-area-field';
import { useAction } from '../../../lib/use-action';
import { drawerContent } from './drawer.content';
import { noteProblem } from './note-problem';
import classes from './timeline.module.css';
import { useUpdateMemberNoteMutation, type StaffNoteFragment } from './timeline.generated';

const { notes: texts } = drawerContent;

interface NoteEditorProps {
  note: StaffNoteFragment;
  onClose: () => void;
}

/** Changes the text of a note in its place. */
export function NoteEditor({ note, onClose }: NoteEditorProps) {
  const [text, setText] = useState(note.text);
  const [problem, setProblem] = useState<string>();
  // The version that the text was typed for, which may be replaced in the cache meanwhile.
  const [{ id, version }] = useState(note);
  const [update] = useUpdateMemberNoteMutation();
  const { run, isBusy, notice } = useAction(texts.editFailed, texts.editFailed);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = noteProblem(text);
    setProblem(found);
    if (found !== undefined) return;
    void run(async () => {
      await update({ variables: { input: { id, text: text.trim(), expectedVersion: version } } });
      onClose();
      return undefined;
    });
  };
  return (
    <form className={classes.form} onSubmit={save}>
      <FormAlert notice={notice} keepsFocus />
      <TextAreaField
        label={texts.editLabel}
        rows={3}
        lengthMax={NOTE_LENGTH_MAX}
        defaultValue={text}
        error={problem}
        autoFocus
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {texts.save}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
