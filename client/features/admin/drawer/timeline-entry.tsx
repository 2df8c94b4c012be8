import {
  IconBarbell,
  IconCalendarCheck,
  IconHistory,
  IconMail,
  IconNote,
  IconReceipt,
  IconReceiptRefund,
  IconRuler2,
  IconShoppingBag,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { TimelineKind } from '../../../graphql/types.generated';
import { formatMoment } from '../../../lib/format-moment';
import type { ReceiptLinkFragment } from '../../receipts/receipts.generated';
import { ReceiptButtons } from '../receipts/receipt-buttons';
import { drawerContent } from './drawer.content';
import { hasDraft, NoteEditor } from './note-editor';
import { isUnsaved } from './use-new-note';
import classes from './timeline.module.css';
import type { ListedTimelineEntryFragment, StaffNoteFragment } from './timeline.generated';

const { notes, timeline } = drawerContent;

const ICONS = {
  ORDER: IconShoppingBag,
  RECEIPT: IconReceipt,
  REFUND: IconReceiptRefund,
  VISIT: IconCalendarCheck,
  WORKOUT: IconBarbell,
  MEASUREMENT: IconRuler2,
  MAIL: IconMail,
  NOTE: IconNote,
  CHANGE: IconHistory,
} satisfies Record<TimelineKind, unknown>;

interface TimelineEntryProps {
  entry: ListedTimelineEntryFragment;
  onRemove: () => void;
  onReceipt: (receipt: ReceiptLinkFragment) => void;
}

/** Something that has happened with a member. */
export function TimelineEntry({ entry, onRemove, onReceipt }: TimelineEntryProps) {
  const { kind, text, happenedAt, actorName, note, receipt } = entry;
  const row = useRef<HTMLLIElement>(null);
  const Icon = ICONS[kind];
  const moment = formatMoment(happenedAt);
  return (
    <li ref={row} className={classes.entry} tabIndex={-1}>
      <Icon aria-hidden="true" size={20} stroke={1.75} />
      <div>
        {note ? (
          <Note note={note} onRemove={onRemove} onEdited={() => row.current?.focus()} />
        ) : (
          <p className={classes.text}>{text}</p>
        )}
        {receipt && (
          <p className={classes.actions}>
            <ReceiptButtons receipts={[receipt]} onOpen={onReceipt} />
          </p>
        )}
        <p className={classes.more}>
          <time dateTime={happenedAt}>{actorName ? timeline.by(moment, actorName) : moment}</time>
          {note?.editedAt && `, ${notes.edited}`}
        </p>
      </div>
    </li>
  );
}

interface NoteProps {
  note: StaffNoteFragment;
  onRemove: () => void;
  /** Called when the field that had the focus disappears. */
  onEdited: () => void;
}

function Note({ note, onRemove, onEdited }: NoteProps) {
  const [isEditing, setIsEditing] = useState(() => note.viewerCanUpdate && hasDraft(note.id));
  const isSaving = isUnsaved(note);
  const close = () => {
    onEdited();
    setIsEditing(false);
  };
  if (isEditing) return <NoteEditor note={note} onClose={close} />;
  return (
    <div className={classes.note} aria-busy={isSaving || undefined}>
      <p className={classes.text}>
        <VisuallyHidden>{`${notes.editLabel}: `}</VisuallyHidden>
        {note.text}
      </p>
      {isSaving && <p className={classes.more}>{notes.saving}</p>}
      {(note.viewerCanUpdate || note.viewerCanRemove) && (
        <p className={classes.actions}>
          {note.viewerCanUpdate && (
            <button type="button" onClick={() => setIsEditing(true)}>
              {notes.edit}
            </button>
          )}
          {note.viewerCanRemove && (
            <button type="button" onClick={onRemove}>
              {notes.remove}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
