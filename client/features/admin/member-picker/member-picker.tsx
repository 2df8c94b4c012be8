import { IconSelector } from '@tabler/icons-react';
import { useId } from 'react';
import { Field } from '../../../components/field';
import { comboboxProps, OptionLabel, OptionList } from '../combobox/combobox';
import { memberContact, memberName } from '../members/member-name';
import { newMemberContent } from '../new-member/new-member.content';
import { memberPickerContent as content } from './member-picker.content';
import type { PickableMemberFragment } from './member-picker.generated';
import classes from './member-picker.module.css';
import { isMember, usePickerList } from './use-picker-list';

interface MemberPickerProps {
  label: string;
  selected: PickableMemberFragment | null;
  onPick: (member: PickableMemberFragment) => void;
  error?: string | undefined;
  /** Name of the form's field that has the id of the member. */
  name?: string;
  /** Whether the picker gets the focus when the dialog around it opens. */
  isFirst?: boolean;
}

/**
 * Finds a member by name, e-mail address or phone number while the user types. Enter picks the member if the text is
 * unambiguous once the search has finished; otherwise it highlights the first one, whom another Enter picks. If nobody
 * is found, a new member can be added, who is then picked. Escape closes the list. While it is open, Enter does not
 * submit the form, and Escape does not close the dialog around it.
 */
export function MemberPicker({ label, selected, onPick, error, name, isFirst = false }: MemberPickerProps) {
  const list = usePickerList(selected, onPick);
  const options = { listId: useId(), options: list.options, current: list.current };
  return (
    <div className={classes.picker}>
      <Field
        label={label}
        error={error}
        requirements={selected && memberContact(selected)}
        section={<IconSelector aria-hidden="true" size={18} stroke={1.75} />}
      >
        {(control) => (
          <>
            <input
              {...control}
              {...comboboxProps(options)}
              placeholder={content.placeholder}
              data-autofocus={isFirst || undefined}
              value={list.text}
              onChange={({ currentTarget }) => list.type(currentTarget.value)}
              // The list would cover the other fields of the dialog as soon as that opens.
              onFocus={() => list.focus(!isFirst)}
              onClick={list.open}
              onBlur={list.leave}
              onKeyDown={list.handleKey}
            />
            {list.isOpen && (
              <div className={classes.dropdown}>
                <OptionList {...options} label={label} onChoose={list.pick}>
                  {(offer) =>
                    isMember(offer) ? (
                      <OptionLabel label={memberName(offer)} detail={memberContact(offer)} />
                    ) : (
                      <OptionLabel label={newMemberContent.actionFor(list.search.trim())} />
                    )
                  }
                </OptionList>
                <p role="status">{!list.options.some(isMember) && list.message}</p>
              </div>
            )}
          </>
        )}
      </Field>
      {name && <input type="hidden" name={name} value={selected?.id ?? ''} />}
    </div>
  );
}
