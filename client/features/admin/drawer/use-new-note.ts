import { useState } from 'react';
import { randomKey } from '../../../lib/random-key';
import { askAgain } from '../../../lib/request-keys';
import { useAction } from '../../../lib/use-action';
import { tabDraft } from '../../../lib/use-draft';
import { drawerContent } from './drawer.content';
import {
  MemberTimelineDocument,
  useCreateMemberNoteMutation,
  type CreateMemberNoteMutation,
  type MemberTimelineQueryVariables,
  type StaffNoteFragment,
} from './timeline.generated';

const { failed, unanswered } = drawerContent.notes;

interface NoteDraft {
  text: string;
  /** Key of the request with this text: sent again after a lost answer, the note is added once. */
  requestKey: string;
  fieldKey: string;
}

const draftOf = (text: string): NoteDraft => ({ text, requestKey: randomKey(), fieldKey: randomKey() });

/** The note that is being written about a member. Sent, it is in the list at once; refused, it is back in the field. */
export function useNewNote(memberId: string, listed: MemberTimelineQueryVariables) {
  const [drafts] = useState(() => tabDraft<NoteDraft>(`note about ${memberId}`));
  const [draft, setDraft] = useState(() => drafts.read() ?? draftOf(''));
  const [create] = useCreateMemberNoteMutation();
  const { run, ...state } = useAction(failed, unanswered);

  const keep = (next: NoteDraft) => {
    if (next.text) drafts.keep(next);
    else drafts.forget();
    setDraft(next);
  };

  const save = async ({ text, requestKey }: NoteDraft): Promise<string | undefined> => {
    const { data: saved } = await create({
      variables: { input: { memberId, text, requestKey } },
      optimisticResponse: expectedAnswer(text.trim(), requestKey),
      update: (cache, { data }) => {
        if (!data) return;
        const { entry } = data.createMemberNote;
        cache.updateQuery({ query: MemberTimelineDocument, variables: listed }, (list) => {
          if (!list) return undefined;
          const others = list.memberTimeline.edges.filter(({ node }) => node.id !== entry.id);
          return { ...list, memberTimeline: { ...list.memberTimeline, edges: [{ node: entry }, ...others] } };
        });
      },
    });
    return saved?.createMemberNote.message;
  };

  const send = () => {
    const sent = draft;
    // Kept until it is saved, as the drawer may be closed before.
    setDraft(draftOf(''));
    void run(async () => {
      try {
        const message = await askAgain(() => save(sent));
        if (drafts.read()?.requestKey === sent.requestKey) drafts.forget();
        return message;
      } catch (error) {
        keep(withText(sent, drafts.read()));
        throw error;
      }
    });
  };

  return {
    draft,
    setText: (text: string) => keep({ ...draft, text, requestKey: randomKey() }),
    send,
    ...state,
  };
}

/** The refused note, followed by what was typed meanwhile. */
function withText(refused: NoteDraft, typed: NoteDraft | null): NoteDraft {
  const isSame = !typed || typed.requestKey === refused.requestKey;
  return isSame ? { ...refused, fieldKey: randomKey() } : draftOf(`${refused.text}\n${typed.text}`);
}

const UNSAVED = 'unsaved ';

/** Whether the server has not confirmed a note yet. */
export const isUnsaved = ({ id }: Pick<StaffNoteFragment, 'id'>): boolean => id.startsWith(UNSAVED);

const expectedAnswer = (text: string, key: string): CreateMemberNoteMutation =>
  ({
    createMemberNote: {
      __typename: 'CreateMemberNotePayload',
      message: '',
      entry: {
        __typename: 'TimelineEntry',
        id: `${UNSAVED}${key}`,
        kind: 'NOTE',
        text: '',
        happenedAt: new Date().toISOString(),
        actorName: null,
        receipt: null,
        note: {
          __typename: 'MemberNote',
          id: `${UNSAVED}${key}`,
          text,
          version: 0,
          editedAt: null,
          viewerCanUpdate: false,
          viewerCanRemove: false,
        },
      },
    },
  }) as CreateMemberNoteMutation;
