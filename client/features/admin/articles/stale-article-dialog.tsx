import { textOfBody } from '#common/articles/body';
import { Button } from '../../../components/button';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { formatMoment } from '../../../lib/format-moment';
import { articlesContent } from './articles.content';
import type { WrittenArticleFragment } from './articles.generated';
import { bodyOf } from './block-edits';
import type { EditedText } from './use-article';
import classes from './article-editor.module.css';

const { stale: texts } = articlesContent;

interface StaleArticleDialogProps {
  edited: EditedText;
  newer: WrittenArticleFragment;
}

/** Shows what somebody else has saved beside what was typed, and asks which of them to keep. */
export function StaleArticleDialog({ edited, newer }: StaleArticleDialogProps) {
  const { values, takeTheirs, keepMine } = edited;
  return (
    <ModalDialog title={texts.title} isWide isLocked onClose={() => undefined}>
      <p>{texts.text(formatMoment(newer.changedAt), newer.changedBy ?? '')}</p>
      <div className={classes.both}>
        <OneText label={texts.theirs} title={newer.title} text={textOfBody(newer.body)} />
        <OneText label={texts.mine} title={values.title} text={textOfBody(bodyOf(values.blocks))} />
      </div>
      <DialogButtons>
        <Button onClick={takeTheirs}>{texts.takeTheirs}</Button>
        <Button variant="primary" data-autofocus onClick={keepMine}>
          {texts.keepMine}
        </Button>
      </DialogButtons>
    </ModalDialog>
  );
}

const OneText = ({ label, title, text }: { label: string; title: string; text: string }) => (
  <section className={classes.version} tabIndex={0} aria-label={label}>
    <h3>{label}</h3>
    <p>
      <strong>{title}</strong>
    </p>
    <p className={classes.plain}>{text}</p>
  </section>
);
