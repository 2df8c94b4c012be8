import { useState } from 'react';
import { COVER_SIZES, smallestOf } from '#common/pictures';
import { Button } from '../../../components/button';
import { pictureContent as texts } from './editor.content';
import type { ArticleValues } from './article-values';
import { PictureDialog } from './picture-dialog';
import classes from './article-editor.module.css';

interface CoverFieldProps {
  cover: ArticleValues['cover'];
  isPending: (url: string) => boolean;
  onChange: (cover: ArticleValues['cover']) => void;
}

/** The cover of an article. */
export function CoverField({ cover, isPending, onChange }: CoverFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <fieldset className={classes.cover} aria-describedby="cover-hint">
        <legend>{texts.cover}</legend>
        {cover && !isPending(cover.thumbnailUrl) && (
          <img src={smallestOf(cover.thumbnailUrl)} alt="" {...COVER_SIZES.card} />
        )}
        <p id="cover-hint">{texts.coverHint}</p>
        <Button onClick={() => setIsOpen(true)}>{cover ? texts.replaceCover : texts.chooseCover}</Button>
      </fieldset>
      {isOpen && (
        <PictureDialog
          isCover
          onAdded={({ cover: { thumbnailUrl, coverUrl } }) => onChange({ thumbnailUrl, coverUrl })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
