import { Link } from 'react-router-dom';
import { Section } from '../../components/section';
import { paths } from '../../lib/paths';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment, ReviewsQuery } from './reviews.generated';
import { Stars } from './stars';
import classes from './review-quotes.module.css';

interface ReviewQuotesProps {
  title: string;
  tone: 'page' | 'sunken';
  quotes: Pick<ReviewCardFragment, 'id' | 'name' | 'comment' | 'rating'>[];
  summary: Pick<ReviewsQuery['reviewSummary'], 'count' | 'average'>;
}

const { averageOf, basis, readReviews } = reviewsContent;

/** Quotes from reviews, for other pages. Renders nothing if there are no reviews. */
export function ReviewQuotes({ title, tone, quotes, summary: { count, average } }: ReviewQuotesProps) {
  if (quotes.length === 0 || average === null) return null;
  return (
    <Section labelledBy="quotes" tone={tone}>
      <div className={classes.head}>
        <h2 id="quotes">{title}</h2>
        <p>
          {`${averageOf(average)}, ${basis(count)}.`} <Link to={paths.review}>{readReviews}</Link>
        </p>
      </div>
      <div className={classes.quotes}>
        {quotes.map(({ id, name, comment, rating }) => (
          <figure key={id}>
            <Stars rating={rating} />
            <blockquote>{comment}</blockquote>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
