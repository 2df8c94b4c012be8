import { paths } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import classes from './article-neighbours.module.css';

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
    <nav className={classes.neighbours} aria-label="More articles">
      {previous && <Neighbour label="Previous" article={previous} />}
      {next && <Neighbour label="Next" article={next} />}
    </nav>
  );
}

function Neighbour({ label, article }: { label: string; article: { id: string; title: string } }) {
  return (
    <Link className={classes.neighbour} to={paths.article(article.id)} data-side={label.toLowerCase()}>
      <span className={classes.label}>{label}</span>
      <span className={classes.title}>{article.title}</span>
    </Link>
  );
}
