import { formatPhone } from '#common/phone';
import { ordersContent } from './admin.content';
import type { DeskOrderFragment } from './admin.generated';
import classes from './order-table.module.css';

type Member = DeskOrderFragment['member'];

/** Who has ordered, and how they are reached. */
export function OrderMember({ member }: { member: Member }) {
  if (!member) return ordersContent.noMember;
  const { name, email, contact } = member;
  return (
    <>
      <span className={classes.name}>{name ?? ordersContent.noName}</span>
      <span className={classes.more}>{email}</span>
      {contact && <span className={classes.more}>{formatPhone(contact)}</span>}
    </>
  );
}

/** The same person in a sentence. */
export const nameOf = (member: Member): string => member?.name ?? member?.email ?? ordersContent.noMember;
