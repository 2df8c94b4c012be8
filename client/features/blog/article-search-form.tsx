import type { SubmitEvent } from 'react';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { paths } from '#common/paths';
import { SearchField, type useSearchText } from '../../components/search-field';
import { blogContent } from './blog.content';
import classes from './article-search.module.css';

const { label, hint, submit: submitLabel } = blogContent.search;

/** Searches while typing. Without JavaScript the form is submitted to the server. */
export function ArticleSearchForm({ input, typed, setTyped, submit }: ReturnType<typeof useSearchText>) {
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form role="search" action={paths.blog} className={classes.form} onSubmit={handleSubmit}>
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
    </form>
  );
}
