import { IconArrowLeft } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import { blogContent } from './blog.content';
import classes from './back-to-blog.module.css';

/** Link to the list. Visitors who came from there go back in the history, which restores the scroll position. */
export function BackToBlog() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { fromBlog?: boolean } | null };
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!state?.fromBlog || opensElsewhere) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={classes.back} to={paths.blog} onClick={goBack}>
      <IconArrowLeft aria-hidden="true" size={20} stroke={1.75} />
      {blogContent.back}
    </Link>
  );
}
