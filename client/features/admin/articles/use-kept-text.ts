import { useRef, useState } from 'react';
import { tabDraft } from '../../../lib/use-draft';
import { signatureOf, valuesOf, type ArticleValues } from './article-values';
import type { WrittenArticleFragment } from './articles.generated';

/** The text, the version of the server that it is based on, and what that contains. */
export interface KeptText {
  values: ArticleValues;
  version: number;
  saved: string;
}

export function basedOn(article: WrittenArticleFragment | null): KeptText {
  const values = valuesOf(article);
  return { values, version: article?.version ?? 0, saved: signatureOf(values) };
}

export const isUnsaved = ({ values, saved }: KeptText): boolean => signatureOf(values) !== saved;

/** The text of an article, which is kept in the tab until it is saved or the session ends. */
export function useKeptText(id: string, loaded: WrittenArticleFragment | null) {
  const [drafts] = useState(() => tabDraft<KeptText>(`article ${id}`));
  const [current, setCurrent] = useState<KeptText>(() => drafts.read() ?? basedOn(loaded));
  /** Always up to date, also between two renders. */
  const latest = useRef(current);
  const keep = (next: KeptText): void => {
    latest.current = next;
    setCurrent(next);
    if (isUnsaved(next)) drafts.keep(next);
    else drafts.forget();
  };
  return { current, latest: () => latest.current, keep };
}
