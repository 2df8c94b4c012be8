import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { ListAddress } from './list-address';
import { listContent } from './list.content';
import classes from './filter-pill.module.css';

interface FilterPillProps {
  label: string;
  address: ListAddress;
  /** The search parameter with the value of the chosen option. */
  name: string;
  options: { value: string; label: string }[];
}

/** A filter with one value of a list, which can be removed. */
export function FilterPill({ label, address, name, options }: FilterPillProps) {
  const select = useRef<HTMLSelectElement>(null);
  const value = address.value(name);
  const choose = (chosen: string) => address.change({ [name]: chosen });
  const remove = () => {
    choose('');
    // The pressed button disappears.
    select.current?.focus();
  };
  return (
    <Pill label={label} onRemove={value ? remove : undefined}>
      <label className={classes.choice}>
        <span>{label}</span>
        <select ref={select} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">{listContent.any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown aria-hidden="true" size={16} stroke={1.75} />
      </label>
    </Pill>
  );
}

interface DateRangePillProps {
  label: string;
  address: ListAddress;
  /** The search parameters with the first and the last day. */
  from?: string;
  to?: string;
}

/** A filter with a range of days, both inclusive, which can be removed. */
export function DateRangePill({ label, address, from = 'from', to = 'to' }: DateRangePillProps) {
  const first = useRef<HTMLInputElement>(null);
  const { value, change } = address;
  const remove = () => {
    change({ [from]: '', [to]: '' });
    first.current?.focus();
  };
  return (
    <Pill label={label} onRemove={value(from) || value(to) ? remove : undefined}>
      <span className={classes.range} role="group" aria-label={label}>
        <span aria-hidden="true">{label}</span>
        <DayInput
          ref={first}
          label={listContent.from}
          value={value(from)}
          onChange={(day) => change({ [from]: day })}
        />
        <DayInput label={listContent.to} value={value(to)} onChange={(day) => change({ [to]: day })} />
      </span>
    </Pill>
  );
}

/** A filter whose value is shown, and can only be removed. */
export const FilterValue = ({ label, onRemove, children }: PillProps & { onRemove: () => void }) => (
  <Pill label={label} onRemove={onRemove}>
    <span className={classes.value}>
      <span>{label}</span> <strong>{children}</strong>
    </span>
  </Pill>
);

interface PillProps {
  label: string;
  /** Undefined if the filter is not set. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

const Pill = ({ label, onRemove, children }: PillProps) => (
  <span className={classes.pill} data-set={Boolean(onRemove) || undefined}>
    {children}
    {onRemove && (
      <button type="button" onClick={onRemove}>
        <IconX aria-hidden="true" size={16} stroke={2} />
        <VisuallyHidden>{listContent.removeFilter(label)}</VisuallyHidden>
      </button>
    )}
  </span>
);

interface DayInputProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Reports complete dates only: browsers change the value with each digit of the year, and clear it in between. */
function DayInput({ label, value, onChange, ref }: DayInputProps) {
  const [shown, setShown] = useState({ value, typed: value });
  if (shown.value !== value) setShown({ value, typed: value });
  return (
    <label>
      <span>{label}</span>
      <input
        ref={ref}
        type="date"
        min="2000-01-01"
        max="2999-12-31"
        value={shown.typed}
        onChange={({ currentTarget }) => {
          setShown({ value, typed: currentTarget.value });
          if (currentTarget.value && currentTarget.validity.valid) onChange(currentTarget.value);
        }}
        onBlur={({ currentTarget }) => {
          if (value && !currentTarget.value && !currentTarget.validity.badInput) onChange('');
        }}
      />
    </label>
  );
}
