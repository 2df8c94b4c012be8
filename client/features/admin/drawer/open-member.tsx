import type { ReactNode } from 'react';
import { memberName } from '../members/member-name';
import { drawerContent } from './drawer.content';
import classes from './open-member.module.css';
import { useMemberPanel } from './use-member-panel';

interface OpenMemberProps {
  member: { id: string; name?: string | null; email: string | null };
  children: ReactNode;
}

/** The name of a member in a list, which opens the drawer. */
export function OpenMember({ member, children }: OpenMemberProps) {
  const { open } = useMemberPanel();
  return (
    <button
      type="button"
      className={classes.name}
      aria-haspopup="dialog"
      title={drawerContent.open(memberName(member))}
      onClick={() => open(member.id)}
    >
      {children}
    </button>
  );
}
