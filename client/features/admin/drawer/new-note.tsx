import { useState, type SyntheticEvent } from 'react';
import { NOTE_LENGTH_MAX } from '#common/timeline/limits';
import { noteChangesForm } from '#common/timeline/note.form';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { TextAreaField } from '../../../components/text-area-field';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { ignoreRepeatedClick } from '../../../lib/repeated-click';
import { drawerContent } from './drawer.content';
import classes from './timeline.module.css';
import type { MemberTimelineQueryVariables } from './timeline.generated';
import { useNewNote } from './use-new-note';

const { notes: texts } = drawerContent;

interface NewNoteProps {
  memberId: string;
  /** Variables of the list that shows the note at once. */
  listed: MemberTimelineQueryVariables;
  /** Called before the note appears in that list. */
  onAdd: () => void;
}

/** The field in which staff write a note about a member. What was typed is kept until it is saved. */
export function NewNote({ memberId, listed, onAdd }: NewNoteProps) {
  const { draft, setText, send, isBusy, notice, tone } = useNewNote(memberId, listed);
  const isSaved = notice !== null && tone === 'success';
  const [problem, setProblem] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = noteChangesForm.safeParse({ text: draft.text }).error?.issues[0]?.message;
    setProblem(found);
    if (found !== undefined) return;
    onAdd();
    send();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <FormAlert notice={isSaved ? null : notice} keepsFocus />
      <TextAreaField
        // Replaces the uncontrolled field when its text is sent or restored.
        key={draft.fieldKey}
        label={texts.label}
        description={texts.hint}
        rows={2}
        lengthMax={NOTE_LENGTH_MAX}
        countedFrom={NOTE_LENGTH_MAX / 2}
        defaultValue={draft.text}
        error={problem}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons} onClick={ignoreRepeatedClick}>
        <Button type="submit" isBusy={isBusy}>
          {texts.add}
        </Button>
        {/* Those who see the screen see the note in the list. */}
        <div role="status">{isSaved && <VisuallyHidden>{notice.message}</VisuallyHidden>}</div>
      </div>
    </form>
  );
}
