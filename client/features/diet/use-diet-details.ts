import { useState } from 'react';
import type { Notice } from '../../lib/use-server-form';
import { forgetDraft, keepDraft, readDraft } from './diet-draft';
import type { useDietPageQuery } from './diet.generated';
import { valuesOf } from './diet-values';

/** Whether the saved details are shown or being changed; after a save they are fetched anew (specification 4). */
export function useDietDetails({ data, refetch }: ReturnType<typeof useDietPageQuery>) {
  const saved = data?.myDietDetails ?? null;
  const [isEditing, setIsEditing] = useState(() => readDraft() !== null);
  const [formKey, setFormKey] = useState(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [taken, setTaken] = useState<number | null>(null);
  const [isUnread, setIsUnread] = useState(false);

  const readAgain = async () => {
    const isRead = await refetch().then(
      () => true,
      () => false,
    );
    setIsUnread(!isRead);
  };
  return {
    saved,
    notice,
    taken,
    isUnread,
    isEditing,
    formKey,
    edit: () => {
      setNotice(null);
      setIsEditing(true);
    },
    cancel: () => {
      forgetDraft();
      setTaken(null);
      setIsEditing(false);
    },
    /** Puts an index among the answers, which are shown for that. */
    take: (index: number) => {
      keepDraft({ ...(readDraft() ?? valuesOf(saved)), bmi: String(index) });
      setNotice(null);
      setTaken(index);
      setIsEditing(true);
      setFormKey((before) => before + 1);
    },
    readAgain: () => void readAgain(),
    handleSaved: async (message: string) => {
      await readAgain();
      setIsEditing(readDraft() !== null);
      setTaken(null);
      setNotice({ message });
    },
  };
}

export type DietDetails = ReturnType<typeof useDietDetails>;
