import { formatPhone } from '#common/members/phone';
import { ordersContent } from './admin.content';
import type { DeskOrderFragment } from './admin.generated';
import classes from './order-table.module.css';

type Member = DeskOrderFragment['member'];

/** Name and contact details of the member who placed an order. */
export function OrderMember({ member }: { member: Member }) {
  if (!member) return ordersContent.noMember;
  const { name, email, phone } = member;
  return (
    <>
      <span className={classes.name}>{name ?? ordersContent.noName}</span>
      <span className={classes.more}>{email}</span>
      {phone && <span className={classes.more}>{formatPhone(phone)}</span>}
    </>
  );
}

/** Name for use in a sentence; falls back to the e-mail address. */
export const nameOf = (member: Member): string => member?.name ?? member?.email ?? ordersContent.noMember;
