import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusedFor } from '../../../lib/errors';
import { noticeOf, type Notice } from '../../../lib/use-action';
import { tabDraft } from '../../../lib/use-draft';
import { articlesContent } from './articles.content';
import {
  EditedArticleDocument,
  useSaveArticleDraftMutation,
  type WrittenArticleFragment,
} from './articles.generated';
import { inputOf, signatureOf, valuesOf, type ArticleValues } from './article-values';

/** How long nothing was typed before the draft is saved, in milliseconds. */
export const AUTOSAVE_MS = 3000;

/** What the text is based on: the version of the server, and what it contains. */
interface Base {
  version: number;
  saved: string;
}

interface Current extends Base {
  values: ArticleValues;
}

export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'failed';

/**
 * The text of an article, which is saved a few seconds after it was typed, and at once on request. What is not saved yet
 * is kept in the tab; what somebody else has saved meanwhile is neither overwritten nor hidden.
 */
export function useArticle(id: string, loaded: WrittenArticleFragment | null) {
  const client = useApolloClient();
  const [sendDraft] = useSaveArticleDraftMutation();
  const [drafts] = useState(() => tabDraft<Current>(`article ${id}`));
  const [current, setCurrent] = useState<Current>(() => drafts.read() ?? basedOn(loaded));
  const latest = useRef(current);
  const running = useRef<Promise<boolean> | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Notice | null>(null);
  const [newer, setNewer] = useState<WrittenArticleFragment | null>(null);
  const isUnsaved = signatureOf(current.values) !== current.saved;

  const show = (next: Current): void => {
    latest.current = next;
    setCurrent(next);
    if (signatureOf(next.values) === next.saved) drafts.forget();
    else drafts.keep(next);
  };

  const change = (values: Partial<ArticleValues>): void => {
    setFailure(null);
    show({ ...latest.current, values: { ...latest.current.values, ...values } });
  };

  const send = async (): Promise<boolean> => {
    const { values, version } = latest.current;
    try {
      const input = { id, ...inputOf(values), expectedVersion: version };
      const { data } = await sendDraft({
        variables: { input },
        update: (cache, { data: answer }) =>
          cache.writeQuery({
            query: EditedArticleDocument,
            variables: { id },
            data: { editedArticle: answer!.saveArticleDraft.article },
          }),
      });
      const saved = signatureOf(values);
      show({ ...latest.current, version: data!.saveArticleDraft.article.version, saved });
      setFailure(null);
      return true;
    } catch (error) {
      if (isRefusedFor(error, 'STALE_VERSION') && (await meetNewer())) return true;
      setFailure(noticeOf(error, { fallback: articlesContent.status.failed }));
      return false;
    }
  };

  /** Reads what somebody else has saved. True if that is the same. */
  const meetNewer = async (): Promise<boolean> => {
    const found = await reread();
    if (!found) return false;
    const isSame = signatureOf(valuesOf(found)) === signatureOf(latest.current.values);
    if (isSame) show({ ...basedOn(found), values: latest.current.values });
    else setNewer(found);
    return isSame;
  };

  const reread = async (): Promise<WrittenArticleFragment | null> => {
    const { data } = await client.query({
      query: EditedArticleDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.editedArticle ?? null;
  };

  const saveAll = async (): Promise<boolean> => {
    setIsSaving(true);
    try {
      while (signatureOf(latest.current.values) !== latest.current.saved) if (!(await send())) return false;
      return true;
    } finally {
      setIsSaving(false);
    }
  };

  /** Saves what was typed, one time after the other; false if something is left. */
  const save = (): Promise<boolean> =>
    (running.current ??= saveAll().finally(() => (running.current = null)));

  const isWaiting = isUnsaved && !isSaving && !newer && !failure;
  const autosave = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => autosave(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, current.values]);

  const saveOnLeaving = useEffectEvent(() => {
    if (isWaiting) void save();
  });
  useEffect(() => () => saveOnLeaving(), []);

  /** Shows a version of the server that came later, unless something was typed. */
  const follow = useEffectEvent(() => {
    if (loaded && !isUnsaved && !isSaving && loaded.version > current.version) show(basedOn(loaded));
  });
  useEffect(() => follow(), [loaded]);

  const settle = (version: WrittenArticleFragment, values: ArticleValues): void => {
    setNewer(null);
    setFailure(null);
    show({ ...basedOn(version), values });
  };

  return {
    values: current.values,
    version: () => latest.current.version,
    change,
    save,
    status: statusOf({ isSaving, isUnsaved, hasFailed: failure !== null }),
    isUnsaved,
    failure,
    newer,
    keepMine: () => newer && settle(newer, latest.current.values),
    takeTheirs: () => newer && settle(newer, valuesOf(newer)),
  };
}

export type EditedText = ReturnType<typeof useArticle>;

function basedOn(article: WrittenArticleFragment | null): Current {
  const values = valuesOf(article);
  return { values, version: article?.version ?? 0, saved: signatureOf(values) };
}

interface SaveState {
  isSaving: boolean;
  isUnsaved: boolean;
  hasFailed: boolean;
}

function statusOf({ isSaving, isUnsaved, hasFailed }: SaveState): SaveStatus {
  if (isSaving) return 'saving';
  if (hasFailed) return 'failed';
  return isUnsaved ? 'unsaved' : 'saved';
}
