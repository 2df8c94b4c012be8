import { paths } from '#common/paths';
import { Link } from '../../navigation/navigation';
import { blogContent } from './blog.content';
import classes from './article-neighbours.module.css';

const texts = blogContent.neighbours;

interface ArticleNeighboursProps {
  id: string;
  /** The articles of the list, in its order. */
  articles: { id: string; title: string }[];
}

/** Links to the previous and next article of the list; renders nothing if the list does not contain this one. */
export function ArticleNeighbours({ id, articles }: ArticleNeighboursProps) {
  const index = articles.findIndex((article) => article.id === id);
  if (index === -1) return null;
  const previous = articles[index - 1];
  const next = articles[index + 1];
  return (
    <nav className={classes.neighbours} aria-label={texts.label}>
      {previous && <Neighbour side="previous" article={previous} />}
      {next && <Neighbour side="next" article={next} />}
    </nav>
  );
}

interface NeighbourProps {
  side: 'previous' | 'next';
  article: { id: string; title: string };
}

function Neighbour({ side, article }: NeighbourProps) {
  return (
    <Link className={classes.neighbour} to={paths.article(article.id)} data-side={side}>
      <span className={classes.label}>{texts[side]}</span>
      <span className={classes.title}>{article.title}</span>
    </Link>
  );
}
