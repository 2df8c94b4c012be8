import { SearchField } from '../../components/search-field';
import { serviceContent } from './service.content';
import type { useServiceSearch } from './use-service-search';
import classes from './service-search.module.css';

const { search: label, searchHint, submit: submitLabel, found, none } = serviceContent;

/** Filters the lists while the user types, and announces the number of matches. */
export function ServiceSearch({
  input,
  typed,
  setTyped,
  submit,
  query,
  count,
}: ReturnType<typeof useServiceSearch>) {
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchField
        ref={input}
        label={label}
        submitLabel={submitLabel}
        value={typed}
        placeholder={searchHint}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className={classes.count} role="status">
        {query && (count > 0 ? found(count, query) : none(query))}
      </p>
    </form>
  );
}
