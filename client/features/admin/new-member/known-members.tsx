import type { PickableMemberFragment } from '../member-picker/member-picker.generated';
import { useFoundMembers } from '../member-picker/use-found-members';
import { memberContact, memberName } from '../members/member-name';
import classes from './known-members.module.css';
import { newMemberContent as texts } from './new-member.content';

const SHOWN_MAX = 3;

interface KnownMembersProps {
  search: string;
  /** Label of the button that opens one of them. */
  verb: (who: string) => string;
  onOpen: (member: PickableMemberFragment) => void;
}

/** Members who may be the person that is being added, to be opened instead. */
export function KnownMembers({ search, verb, onOpen }: KnownMembersProps) {
  const { members } = useFoundMembers(search, search !== '');
  const shown = members.slice(0, SHOWN_MAX);
  return (
    <div role="status">
      {shown.length > 0 && (
        <section className={classes.known}>
          <p>{texts.known(shown.length)}</p>
          <ul>
            {shown.map((member) => (
              <li key={member.id}>
                <button type="button" title={verb(memberName(member))} onClick={() => onOpen(member)}>
                  <span>{memberName(member)}</span>
                  {member.name !== null && <span>{memberContact(member)}</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
