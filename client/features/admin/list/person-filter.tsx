import { useRef } from 'react';
import { MemberPicker } from '../member-picker/member-picker';
import { memberName } from '../members/member-name';
import { usePickedMember } from '../member-picker/use-picked-member';
import { FilterValue } from './filter-pill';
import type { ListAddress } from './list-address';
import { listContent } from './list.content';
import classes from './person-filter.module.css';
import { useFocusAfter } from './use-focus-after';

interface PersonFilterProps {
  label: string;
  address: ListAddress;
  /** The search parameter with the id of the account. */
  name: string;
}

/** A filter with one account, found by name, e-mail address or phone number, which can be removed. */
export function PersonFilter({ label, address, name }: PersonFilterProps) {
  const value = address.value(name);
  const choose = (id: string) => address.change({ [name]: id });
  const person = usePickedMember(value || null);
  const frame = useRef<HTMLSpanElement>(null);
  const focusControl = () => frame.current?.querySelector<HTMLElement>('input, button')?.focus();
  useFocusAfter(value === '', focusControl);
  useFocusAfter(value !== '', focusControl);
  return (
    <span ref={frame} className={classes.person}>
      {value === '' ? (
        <MemberPicker label={label} selected={null} onPick={({ id }) => choose(id)} />
      ) : (
        <FilterValue label={label} onRemove={() => choose('')}>
          {person ? memberName(person) : listContent.oneAccount}
        </FilterValue>
      )}
    </span>
  );
}
