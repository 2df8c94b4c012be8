import { paths } from '#common/paths';
import { Section } from '../../components/section';
import { Link } from '../../navigation/navigation';
import { ratingContent } from './rating.content';
import type { ReviewCardFragment } from './reviews.generated';
import type { ReviewsQuery } from './reviews.page.generated';
import { Stars } from './stars';
import classes from './review-quotes.module.css';

interface ReviewQuotesProps {
  title: string;
  tone: 'page' | 'sunken';
  quotes: Pick<ReviewCardFragment, 'id' | 'name' | 'comment' | 'rating'>[];
  summary: Pick<ReviewsQuery['reviewSummary'], 'memberCount' | 'average'>;
}

const { averageOf, basis, readReviews } = ratingContent;

/** Quotes from reviews, for other pages. Renders nothing if there are no reviews. */
export function ReviewQuotes({ title, tone, quotes, summary: { memberCount, average } }: ReviewQuotesProps) {
  if (quotes.length === 0 || average === null) return null;
  return (
    <Section labelledBy="quotes" tone={tone}>
      <div className={classes.head}>
        <h2 id="quotes">{title}</h2>
        <p>
          {`${averageOf(average)}, ${basis(memberCount)}.`} <Link to={paths.review}>{readReviews}</Link>
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
