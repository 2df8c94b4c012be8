import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { IconButton } from '../../components/icon-button';
import { VisuallyHidden } from '../../components/visually-hidden';
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
  sought,
  count,
}: ReturnType<typeof useServiceSearch>) {
  const id = useId();
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={classes.box}>
        <input
          ref={input}
          id={id}
          type="search"
          value={typed}
          placeholder={searchHint}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
        <IconButton type="submit">
          <IconSearch aria-hidden="true" size={20} stroke={1.75} />
          <VisuallyHidden>{submitLabel}</VisuallyHidden>
        </IconButton>
      </div>
      <p className={classes.count} role="status">
        {sought && (count > 0 ? found(count, sought) : none(sought))}
      </p>
    </form>
  );
}
