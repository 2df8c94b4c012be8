import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusedFor } from '../../../lib/errors';
import { noticeOf, type Notice } from '../../../lib/use-action';
import { useReread } from '../../../lib/use-reread';
import { inputOf, signatureOf, valuesOf, type ArticleValues } from './article-values';
import { articlesContent } from './articles.content';
import {
  EditedArticleDocument,
  useSaveArticleDraftMutation,
  type WrittenArticleFragment,
} from './articles.generated';
import { basedOn, isUnsaved, useKeptText } from './use-kept-text';

/** How long nothing was typed before the draft is saved, in milliseconds. */
const AUTOSAVE_MS = 3000;

export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'failed';

/**
 * The text of an article, which is saved a few seconds after typing, or at once on request. Changes that somebody else
 * has saved meanwhile are neither overwritten nor hidden.
 */
export function useArticle(id: string, loaded: WrittenArticleFragment | null) {
  const text = useKeptText(id, loaded);
  const { current, latest, keep } = text;
  const send = useSendDraft(id);
  const readCurrent = useReadCurrent(id);
  const running = useRef<Promise<boolean> | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Notice | null>(null);
  const [newer, setNewer] = useState<WrittenArticleFragment | null>(null);

  const change = (values: Partial<ArticleValues>): void => {
    setFailure(null);
    keep({ ...latest(), values: { ...latest().values, ...values } });
  };

  /** Whether what somebody else has saved is the same; otherwise it is shown. */
  const isSavedAlready = async (): Promise<boolean> => {
    const found = await readCurrent();
    if (!found) return false;
    const { values } = latest();
    const isSame = signatureOf(valuesOf(found)) === signatureOf(values);
    if (isSame) keep({ ...basedOn(found), values });
    else setNewer(found);
    return isSame;
  };

  const saveOnce = async (): Promise<boolean> => {
    const { values, version } = latest();
    try {
      const saved = await send(values, version);
      keep({ values: latest().values, version: saved, saved: signatureOf(values) });
      return true;
    } catch (error) {
      if (isRefusedFor(error, 'STALE_VERSION')) return isSavedAlready();
      setFailure(noticeOf(error, { fallback: articlesContent.status.failed }));
      return false;
    }
  };

  const saveAll = async (): Promise<boolean> => {
    setIsSaving(true);
    setFailure(null);
    try {
      while (isUnsaved(latest())) if (!(await saveOnce())) return false;
      return true;
    } finally {
      setIsSaving(false);
    }
  };

  /** Saves the typed text, one save after the other; false if something is still unsaved. */
  const save = (): Promise<boolean> =>
    (running.current ??= saveAll().finally(() => (running.current = null)));

  const settle = (version: WrittenArticleFragment, values: ArticleValues): void => {
    setNewer(null);
    keep({ ...basedOn(version), values });
  };

  const hasUnsaved = isUnsaved(current);
  useAutosave({ values: current.values, isDue: hasUnsaved && !isSaving && !newer && !failure, save });
  return {
    values: current.values,
    version: () => latest().version,
    change,
    save,
    status: statusOf({ isSaving, hasUnsaved, hasFailed: failure !== null }),
    hasUnsaved,
    failure,
    newer,
    keepMine: () => newer && settle(newer, latest().values),
    takeTheirs: () => newer && settle(newer, valuesOf(newer)),
  };
}

export type EditedText = ReturnType<typeof useArticle>;

/** Returns a function that saves the draft, and returns its version. */
function useSendDraft(id: string) {
  const [sendDraft] = useSaveArticleDraftMutation();
  const reread = useReread(EditedArticleDocument);
  return async (values: ArticleValues, expectedVersion: number): Promise<number> => {
    const { data } = await sendDraft({ variables: { input: { id, ...inputOf(values), expectedVersion } } });
    // The query has found nothing until now.
    if (expectedVersion === 0) await reread();
    return data!.saveArticleDraft.article.version;
  };
}

function useReadCurrent(id: string) {
  const client = useApolloClient();
  return async (): Promise<WrittenArticleFragment | null> => {
    const request = { query: EditedArticleDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
    const { data } = await client.query(request);
    return data?.editedArticle ?? null;
  };
}

interface Autosave {
  values: ArticleValues;
  isDue: boolean;
  save: () => Promise<boolean>;
}

/** Saves when nothing was typed for a while, and when the editor is left. */
function useAutosave({ values, isDue, save }: Autosave): void {
  const saveDue = useEffectEvent(() => {
    if (isDue) void save();
  });
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => saveDue(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [isDue, values]);
  useEffect(() => () => saveDue(), []);
}

interface SaveState {
  isSaving: boolean;
  hasUnsaved: boolean;
  hasFailed: boolean;
}

function statusOf({ isSaving, hasUnsaved, hasFailed }: SaveState): SaveStatus {
  if (isSaving) return 'saving';
  if (hasFailed) return 'failed';
  return hasUnsaved ? 'unsaved' : 'saved';
}
