import { useState } from 'react';
import { Button } from '../../../components/button';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { formatMoment } from '../../../lib/format-moment';
import { showToast } from '../../../lib/toast';
import { ArticleBlocks } from '../../blog/article-blocks';
import { valuesOf, type ArticleValues } from './article-values';
import { articlesContent } from './articles.content';
import { useArticleVersionQuery, type WrittenArticleFragment } from './articles.generated';
import type { EditedText } from './use-article';
import classes from './article-editor.module.css';

const { versions: texts, loadFailed } = articlesContent;

type Version = WrittenArticleFragment['versions'][number];

interface VersionsDialogProps {
  article: WrittenArticleFragment;
  edited: EditedText;
  onClose: () => void;
}

/** The published versions; each can be viewed, and restored as a draft. */
export function VersionsDialog({ article, edited, onClose }: VersionsDialogProps) {
  const [viewed, setViewed] = useState<Version | null>(null);
  const restore = (values: ArticleValues) => {
    edited.change(values);
    showToast(texts.restored);
    onClose();
  };
  return (
    <ModalDialog
      title={viewed ? texts.viewed(formatMoment(viewed.publishedAt)) : texts.title}
      isWide
      onClose={onClose}
    >
      {viewed ? (
        <VersionView
          id={viewed.id}
          isRestorable={article.publishAt === null}
          onRestore={restore}
          onBack={() => setViewed(null)}
        />
      ) : (
        <>
          <VersionList versions={article.versions} onView={setViewed} />
          <DialogButtons>
            <Button data-autofocus onClick={onClose}>
              {texts.close}
            </Button>
          </DialogButtons>
        </>
      )}
    </ModalDialog>
  );
}

function VersionList({ versions, onView }: { versions: Version[]; onView: (version: Version) => void }) {
  if (versions.length === 0) return <p>{texts.empty}</p>;
  return (
    <ol className={classes.versions}>
      {versions.map((version) => {
        const when = formatMoment(version.publishedAt);
        return (
          <li key={version.id}>
            <p>
              <strong>{version.title}</strong>
              <span>{texts.by(when, version.publishedBy)}</span>
            </p>
            <Button aria-label={`${texts.view}: ${version.title}, ${when}`} onClick={() => onView(version)}>
              {texts.view}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

interface VersionViewProps {
  id: string;
  isRestorable: boolean;
  onRestore: (values: ArticleValues) => void;
  onBack: () => void;
}

function VersionView({ id, isRestorable, onRestore, onBack }: VersionViewProps) {
  const query = useArticleVersionQuery({ variables: { id } });
  return (
    <QueryBoundary query={query} loading={<Bones />} failed={loadFailed}>
      {({ articleVersion: version }) => (
        <>
          {version && (
            <section className={classes.version} tabIndex={0} aria-label={version.title}>
              <h3>{version.title}</h3>
              <p>{version.description}</p>
              <ArticleBlocks blocks={version.body} />
            </section>
          )}
          <DialogButtons>
            <Button data-autofocus onClick={onBack}>
              {texts.back}
            </Button>
            {version && isRestorable && (
              <Button variant="primary" onClick={() => onRestore(valuesOf(version))}>
                {texts.restore}
              </Button>
            )}
          </DialogButtons>
        </>
      )}
    </QueryBoundary>
  );
}

const Bones = () => (
  <Skeleton>
    <span data-bone="block" />
  </Skeleton>
);
