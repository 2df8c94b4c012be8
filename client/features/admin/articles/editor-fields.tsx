import {
  ARTICLE_AUTHOR_LENGTH_MAX,
  ARTICLE_DESCRIPTION_LENGTH_MAX,
  ARTICLE_TITLE_LENGTH_MAX,
} from '#common/articles/limits';
import { TextAreaField } from '../../../components/text-area-field';
import { TextField } from '../../../components/text-field';
import { BlockList } from './block-list';
import { CoverField } from './cover-field';
import { editorContent as texts } from './editor.content';
import type { EditedText } from './use-article';
import classes from './article-editor.module.css';

interface EditorFieldsProps {
  edited: EditedText;
  isPending: (url: string) => boolean;
}

/** The fields of an article. */
export function EditorFields({ edited, isPending }: EditorFieldsProps) {
  const { values, change } = edited;
  return (
    <>
      <TextField
        label={texts.title}
        value={values.title}
        maxLength={ARTICLE_TITLE_LENGTH_MAX}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextAreaField
        label={texts.description}
        description={texts.descriptionHint}
        value={values.description}
        lengthMax={ARTICLE_DESCRIPTION_LENGTH_MAX}
        countedFrom={ARTICLE_DESCRIPTION_LENGTH_MAX / 2}
        rows={3}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <TextField
        label={texts.author}
        description={texts.authorHint}
        value={values.authorName}
        maxLength={ARTICLE_AUTHOR_LENGTH_MAX}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ authorName: currentTarget.value })}
      />
      <CoverField isPending={isPending} cover={values.cover} onChange={(cover) => change({ cover })} />
      <section aria-label={texts.text} className={classes.text}>
        <p>{texts.textHint}</p>
        <BlockList blocks={values.blocks} isPending={isPending} onChange={(blocks) => change({ blocks })} />
      </section>
    </>
  );
}
