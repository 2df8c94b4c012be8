import { blogContent } from './blog.content';
import classes from './article-list.module.css';

interface NewSetLineProps {
  newCount: number;
  onShow: () => void;
}

export function NewSetLine({ newCount, onShow }: NewSetLineProps) {
  return (
    <p className={classes.newSet} role="status">
      {blogContent.newer(newCount)}{' '}
      <button type="button" onClick={onShow}>
        {blogContent.show}
      </button>
    </p>
  );
}
