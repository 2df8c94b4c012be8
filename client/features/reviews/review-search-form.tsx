import type { SubmitEvent } from 'react';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { SearchField } from '../../components/search-field';
import { paths } from '../../lib/paths';
import type { useSearchText } from '../../lib/use-search-text';
import { reviewsContent } from './reviews.content';
import classes from './reviews-page.module.css';

const { label, hint, submit: submitLabel } = reviewsContent.search;

interface ReviewSearchFormProps {
  searchText: ReturnType<typeof useSearchText>;
  /** Kept by a search. */
  rating: number | undefined;
}

/** Searches while typing. Without JavaScript the form is submitted to the server. */
export function ReviewSearchForm({ searchText, rating }: ReviewSearchFormProps) {
  const { input, typed, setTyped, submit } = searchText;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form role="search" action={paths.review} className={classes.search} onSubmit={handleSubmit}>
      <SearchField
        ref={input}
        label={label}
        submitLabel={submitLabel}
        name="search"
        value={typed}
        maxLength={SEARCH_LENGTH_MAX}
        placeholder={hint}
        onChange={({ target }) => setTyped(target.value)}
      />
      {rating !== undefined && <input type="hidden" name="rating" value={rating} />}
    </form>
  );
}
