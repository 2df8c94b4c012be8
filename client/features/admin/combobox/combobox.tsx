/** A field with a list of options below it, which the field controls while it keeps the focus (the WAI-ARIA combobox). */
import type { ReactNode } from 'react';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import classes from './combobox.module.css';

interface Option {
  id: string;
}

interface Options<One extends Option> {
  listId: string;
  options: readonly One[];
  /** Position of the option that Enter chooses; -1 if there is none. */
  current: number;
}

/** For the input; the list is shown as long as it has options. */
export const comboboxProps = ({ listId, options, current }: Options<Option>) => ({
  type: 'text',
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': options.length > 0,
  'aria-controls': options.length > 0 ? listId : undefined,
  'aria-activedescendant': options[current] && optionId(listId, options[current]),
  autoComplete: 'off',
  maxLength: SEARCH_LENGTH_MAX,
});

/** The position that a key leads to, or undefined if it is not an arrow key. */
export function positionAfter(key: string, { options, current }: Omit<Options<Option>, 'listId'>) {
  const last = options.length - 1;
  if (key === 'ArrowDown') return current < last ? current + 1 : 0;
  if (key === 'ArrowUp') return current > 0 ? current - 1 : Math.max(last, 0);
  return undefined;
}

interface OptionListProps<One extends Option> extends Options<One> {
  label: string;
  onChoose: (option: One) => void;
  children: (option: One) => ReactNode;
}

/** The options, which are pressed by mouse and touch only. */
export const OptionList = <One extends Option>(props: OptionListProps<One>) => (
  <ul
    id={props.listId}
    role="listbox"
    aria-label={props.label}
    className={classes.options}
    hidden={props.options.length === 0}
    // Keeps the focus in the field.
    onMouseDown={(event) => event.preventDefault()}
  >
    {props.options.map((option, index) => (
      <li
        key={option.id}
        id={optionId(props.listId, option)}
        role="option"
        aria-selected={index === props.current}
        ref={index === props.current ? intoView : undefined}
        onClick={() => props.onChoose(option)}
      >
        {props.children(option)}
      </li>
    ))}
  </ul>
);

/** Name of an option, and the detail that tells it from others. */
export const OptionLabel = ({ label, detail }: { label: string; detail?: string | null | undefined }) => (
  <span className={classes.label}>
    {label}
    {detail && <small>{detail}</small>}
  </span>
);

const optionId = (listId: string, { id }: Option): string => `${listId}-${id}`;

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
