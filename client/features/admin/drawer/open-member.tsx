import type { ReactNode } from 'react';
import { drawerContent } from './drawer.content';
import classes from './open-member.module.css';
import { useMemberPanel } from './use-member-panel';

interface OpenMemberProps {
  member: { id: string; name?: string | null; email: string };
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
      title={drawerContent.open(member.name ?? member.email)}
      onClick={() => open(member.id)}
    >
      {children}
    </button>
  );
}
